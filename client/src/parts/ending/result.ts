// What the phrases of a result say, taken apart for a screen: who has won, the lines of the places, and why.
import type { Argument, Phrase, Result } from '../../wire';

/** Pieces that somebody holds at the end: "note", "money-card" or "chip", and how many. */
export interface Holding {
  kind: string;
  count: number;
}

export interface ReadResult {
  headline: Phrase | null;
  isWon: boolean; // not so if a game went on for too long and nobody won
  why: Phrase[];
  holdings: Map<number, Holding[]>; // by seat; a game without scores has no such lines
}

const TITLE = 'result-title';
const DRAWN = 'sd-capped';
const HEADLINES = new Set(['result-winner', 'result-winners', 'sd-team-wins', DRAWN]);
const KINDS: Record<string, string> = { notes: 'note', cards: 'money-card', chips: 'chip' }; // by the argument's name

export function readResult(result: Result): ReadResult {
  const read: ReadResult = { headline: null, isWon: true, why: [], holdings: new Map() };
  for (const told of result.told) {
    const seat = seatOf(told);
    if (seat !== null) read.holdings.set(seat, holdingsOf(told));
    else if (HEADLINES.has(told.id)) read.headline = told;
    else if (told.id !== TITLE) read.why.push(told);
  }
  read.isWon = read.headline?.id !== DRAWN;
  return read;
}

/** The seats, best first. */
export const byPlace = (places: readonly number[]): number[] => places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);

/** The seat whose place a phrase tells. */
function seatOf(told: Phrase): number | null {
  const { place, player } = told.with;
  return place !== undefined && typeof player === 'object' && player.is === 'name' ? player.seat : null;
}

function holdingsOf(told: Phrase): Holding[] {
  const found = Object.entries(told.with).map(([name, value]) => ({ kind: KINDS[name], count: countOf(value) }));
  return found.filter((holding): holding is Holding => holding.kind !== undefined && holding.count !== null);
}

function countOf(value: Argument): number | null {
  if (typeof value !== 'object' || value.is !== 'phrase') return null;
  return typeof value.with.count === 'number' ? value.with.count : null;
}
