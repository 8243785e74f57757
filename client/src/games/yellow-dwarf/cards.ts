// Cards as data: their ranks and the five that have a pot. tests/browser/test_boards.py holds them to the rules.
import type { Card, Phrase, YellowDwarfView } from '../../wire';
import { phrase } from '../../core/words';

export const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'];
export const POT_CARDS = ['10d', 'jc', 'qs', 'kh', '7d']; // in the order of `view.pots`
export const COPIES = 4; // cards of each rank

export const rankOf = (card: string): string => card.slice(0, -1);

export const named = (card: string): Card => ({ is: 'card', card });

/** A rank as it is said: "jack". */
export const saidRank = (rank: number): Phrase => phrase('yd-rank', { rank: rank + 1 });

/** The rank that must follow, as a number in `RANKS`; null where any card may be laid, or none. */
export function wantedRank(view: YellowDwarfView): number | null {
  return view.decision === 'follow' || view.decision === 'higher' ? view.subject : null;
}

/** Whose turn it is. A pot that is taken by itself goes to who laid its card; nobody's turn is it while cards are dealt and counted. */
export const turnOf = (view: YellowDwarfView): number | null =>
  view.actor !== null && view.actor >= 0 ? view.actor : view.decision === 'claim' ? view.layer : null;

/** How many cards of each rank have been laid. */
export const laidOf = (view: YellowDwarfView): number[] => RANKS.map((rank) => view.played.filter((card) => rankOf(card) === rank).length);

/** Whether hands are shown, counted and paid. */
export const isSettling = (view: YellowDwarfView): boolean =>
  ['opera', 'show', 'pay'].includes(view.decision ?? '') || view.shown.some((cards) => cards.length > 0);
