import { levels } from '../../core/api';
import { t } from '../../core/settings.svelte';
import { LEVELS, type Level } from '../../wire';

/** The levels that people are offered; the others are for comparing bots. */
export const OFFERED: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
export const USUAL: Level = 'medium';

const isKnown = (level: string): boolean => (LEVELS as readonly string[]).includes(level);

/** What a level is called; a bot of the server's owner goes by its own name. */
export const levelName = (level: string): string => (isKnown(level) ? t(`level-${level}`) : level);

let own = $state.raw<readonly string[]>([]);
let isAsked = false;

/** The levels for a chair: those that everybody knows, and the bots of the server's owner once the server has told. */
export function forChairs(): readonly string[] {
  if (!isAsked) {
    isAsked = true;
    levels().then(
      (all) => (own = all.filter((level) => !isKnown(level))),
      () => (isAsked = false), // the others can be chosen meanwhile
    );
  }
  return [...OFFERED, ...own];
}
