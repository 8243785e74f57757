// Which tile's question is open.
import { phrase } from '../../core/words';
import type { LasVegasRoyaleView, Phrase } from '../../wire';
import { FACES, type Face } from './tiles/faces';

const ASKED_BY: Partial<Record<NonNullable<LasVegasRoyaleView['decision']>, Face>> = {
  hold: 'lucky-punch',
  guess: 'lucky-punch',
  fifty: 'fifty-fifty',
  entry: 'no-entry',
  bar: 'knockout',
  group: 'block-it',
  blanks: 'block-it',
  handicap: 'handicap',
  field: 'handicap',
  double: 'double-down',
  nice: 'nice-dice',
  choice: 'my-choice',
  activate: 'my-choice',
  gold: 'my-choice',
  prime: 'prime-time',
  split: 'black-box',
  pick: 'black-box',
  power: 'power-play',
};

const asking = (view: LasVegasRoyaleView): Face | null => (view.decision && ASKED_BY[view.decision]) ?? null;

/** Who is asked by which tile. */
export function heading(view: LasVegasRoyaleView): Phrase | null {
  const face = asking(view);
  if (!face || view.actor === null) return null;
  return phrase('ry-browser-tile-asks', { player: { is: 'name', seat: view.actor }, tile: FACES[face].title });
}

/** The casino, from 0, of the tile that asks; -1 for none. */
export function awake(view: LasVegasRoyaleView): number {
  const face = asking(view);
  return face ? view.faces.indexOf(face) : -1;
}
