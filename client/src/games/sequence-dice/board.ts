// The board as data: the numbers on its spaces, and where a space lies. tests/browser/test_boards.py holds the numbers
// to those of the rules (src/croupier/games/sequence_dice/board.py).
import type { Band, Listed, SequenceDiceView } from '../../wire';

export const NUMBERS = [
  [2, 3, 4, 5, 6, 2],
  [6, 7, 8, 9, 7, 3],
  [5, 9, 12, 12, 8, 4],
  [4, 8, 12, 12, 9, 5],
  [3, 7, 9, 8, 7, 6],
  [2, 6, 5, 4, 3, 2],
];
export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'];
const GOLD = [2, 12]; // numbers with gold spaces: they let one roll again

export interface Space {
  name: string; // as in "c4": the column from the left, the row from the top
  column: number;
  row: number;
  number: number;
  isGold: boolean;
}

/** The spaces by row, from the top left. */
export const ROWS: Space[][] = NUMBERS.map((numbers, row) =>
  numbers.map((number, column) => ({ name: `${COLUMNS[column]}${row + 1}`, column, row, number, isGold: GOLD.includes(number) })),
);
export const SPACES = ROWS.flat();
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));

export function spaceOf(name: string): Space {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no space ${name}`);
  return space;
}

/** The side that a seat plays for: partners sit across the table. */
export const sideOf = (view: SequenceDiceView, seat: number): number => seat % view.sides;

/** The seats of a side; none of none. */
export const seatsOf = (view: SequenceDiceView, side: number | null): number[] =>
  Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => sideOf(view, seat) === side);

export const namesOf = (seats: readonly number[]): Listed => ({ is: 'list', all: seats.map((seat) => ({ is: 'name', seat })), by: 'and' });

/** The side whose chip lies on a space. */
export function ownerOf(view: SequenceDiceView, space: string): number | null {
  const side = view.held.findIndex((held) => held.includes(space));
  return side < 0 ? null : side;
}

/** The lines to mark: those that stand, each as a choice would change it. Completed lines alone, where there are any. */
export function marked(bands: readonly Band[], changed: readonly Band[]): Band[] {
  const isSame = (one: Band, other: Band) => one.side === other.side && one.spaces.join() === other.spaces.join();
  const all = [...bands.filter((band) => !changed.some((other) => isSame(band, other))), ...changed];
  const whole = all.filter((band) => band.missing.length === 0);
  return whole.length ? whole : all;
}
