// What the button says of a choice.
import { phrase } from '../../core/words';
import type { LasVegasRoyaleView, Option, Phrase } from '../../wire';
import { HOUSE_NAMES } from '../street/names';
import { PRINTED } from './tiles/faces';
import { brings } from './choices/choosing';

const houseOf = (option: Option): Phrase => phrase(HOUSE_NAMES[Number(option.value)]);
const dieOf = (option: Option): Phrase => phrase(option.value === 'biggy' ? 'ry-biggy' : 'ry-a-die');
const counted = (path: readonly Option[], name: string) => path.filter((option) => option.name === name).length;

function saying(path: readonly Option[]): Phrase | null {
  const last = path[path.length - 1];
  const before = path[path.length - 2];
  if (last.name === 'split') {
    const second = String(last.value).split('+').length;
    return phrase('ry-browser-do-split', { first: PRINTED.blackBox.length - second, second });
  }
  if (!before && last.name !== 'move' && last.name !== 'put') return null; // one part: its own words
  if (last.name === 'casino') return phrase('ry-browser-do-blanks', { count: Number(before.value), house: houseOf(last) });
  if (last.name === 'from') return phrase('ry-browser-do-fetch', { die: dieOf(before), house: houseOf(last) });
  if (last.name === 'number') return phrase('ry-browser-do-turn', { die: dieOf(before), house: houseOf(last) });
  if (last.name === 'field') return phrase('ry-browser-do-handicap', { house: houseOf(before), field: fieldOf(last) });
  if (path[0].name === 'move') return phrase('ry-browser-do-double', { count: counted(path, 'move') });
  if (path[0].name === 'put') return phrase('ry-browser-do-prime', { count: counted(path, 'put') });
  return null;
}

function fieldOf(option: Option): Phrase {
  if (option.value === 'chip') return phrase('ry-chips', { count: 1 });
  return typeof option.value === 'number' ? phrase('ry-money', { amount: option.value }) : phrase('ry-browser-special');
}

const isPhrase = (part: unknown): part is Phrase => typeof part === 'object' && part !== null && 'is' in part && part.is === 'phrase';

/** The server's words for a placement, apart: what it does; how the house then stands, and what its tile would do. */
function apart(said: Phrase): { does: Phrase; brings: Phrase | null } {
  const { choice, outlook } = said.with;
  if (said.id !== 'ry-choice-outlook' || !isPhrase(choice) || !isPhrase(outlook)) return { does: said, brings: null };
  const inner = apart(choice);
  return { does: inner.does, brings: inner.brings ? phrase('ry-choice-outlook', { choice: inner.brings, outlook }) : outlook };
}

/** What a choice does; below, how it would then stand, or the sum for the seat that chooses. */
export function deed(path: readonly Option[], view: LasVegasRoyaleView): { does: Phrase; brings: Phrase | null } | null {
  if (!path.length) return null;
  const last = apart(path[path.length - 1].phrase);
  const does = saying(path) ?? last.does;
  const amount = view.seat === null || path.length === 1 ? 0 : (brings(path)[view.seat] ?? 0);
  const sum = amount ? phrase('account-amount', { sign: amount < 0 ? 'minus' : 'plus', amount: Math.abs(amount) }) : null;
  return { does, brings: last.brings ?? sum };
}
