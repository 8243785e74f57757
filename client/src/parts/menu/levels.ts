import { t } from '../../core/settings.svelte';
import { LEVELS, type Level } from '../../wire';

/** The levels that people are offered; the others are for comparing bots. */
export const OFFERED: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
export const USUAL: Level = 'medium';

/** What a level is called; a bot of the server's owner goes by its own name. */
export const levelName = (level: string): string => ((LEVELS as readonly string[]).includes(level) ? t(`level-${level}`) : level);
