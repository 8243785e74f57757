// Which tile's question is open.
import type { LasVegasRoyaleView } from '../../wire';
import type { Face } from './tiles/faces';

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

/** The casino, from 0, of the tile that asks; -1 for none. */
export function awake(view: LasVegasRoyaleView): number {
  const face = view.decision && ASKED_BY[view.decision];
  return face ? view.faces.indexOf(face) : -1;
}
