import { expect, test } from 'vitest';
import { follow } from '../src/core/pieces';
import { marked, ownerOf, seatsOf, spaceOf } from '../src/games/sequence-dice/board';
import { pieces as chips } from '../src/games/sequence-dice/pieces';
import { goals, pieces as cards } from '../src/games/yellow-dwarf/pieces';
import type { Band, SequenceDiceView, StreamItem, YellowDwarfView } from '../src/wire';

const DICE: SequenceDiceView = {
  decision: 'place',
  actor: 0,
  subject: 7,
  held: [['a1', 'e5'], ['c3']],
  players: 4,
  sides: 2,
  line: 5,
  turn_seat: 0,
  winner: null,
  first_die: null,
  sums: [0, 0, 0, 0],
  contends: [false, false, false, false],
  num_throws: 4,
  seat: 0,
};

const DWARF: YellowDwarfView = {
  decision: 'follow',
  actor: 1,
  subject: 10,
  played: ['9c', '10d'],
  sequence: ['9c', '10d'],
  shown: [[], [], []],
  sizes: [2, 14, 14],
  lacks: [[], [], []],
  purses: [85, 85, 85],
  pots: [3, 6, 9, 12, 15],
  triple: [[], [], []],
  layer: 1,
  run: 1,
  dealer: 2,
  deal_number: 1,
  players: 3,
  num_deals: 5,
  gap: 'new',
  claim_by_hand: false,
  points: 'flat',
  opera: 'turn',
  seat: 0,
  hand: ['2c', 'kh'],
};

test('partners share a side and its chips', () => {
  expect(seatsOf(DICE, 1)).toEqual([1, 3]);
  expect(ownerOf(DICE, 'e5')).toBe(0);
  expect(ownerOf(DICE, 'e6')).toBe(null);
  expect(spaceOf('d3')).toMatchObject({ column: 3, row: 2, number: 12, isGold: true });
});

test('a chip that is taken off goes back to its side', () => {
  const before = follow([], chips(DICE));
  const taken = before.find((piece) => piece.place === 'space c3');
  const after = follow(before, chips({ ...DICE, held: [['a1', 'e5'], []] }));
  expect(after.find((piece) => piece.id === taken?.id)?.place).toBe('supply 1');
});

test('a choice changes the lines that stand; a completed line stands alone', () => {
  const near: Band = { side: 0, spaces: ['a1', 'b1', 'c1', 'd1', 'e1'], missing: ['e1', 'd1'] };
  const rival: Band = { side: 1, spaces: ['a2', 'b2', 'c2', 'd2', 'e2'], missing: ['a2'] };
  const nearer = { ...near, missing: ['e1'] };
  expect(marked([near, rival], [])).toEqual([near, rival]);
  expect(marked([near, rival], [nearer])).toEqual([rival, nearer]);
  expect(marked([near, rival], [{ ...near, missing: [] }])).toEqual([{ ...near, missing: [] }]);
});

test('a card comes out of the hand that laid it, seen or not', () => {
  const laid = cards(DWARF, [{ ply: 9, actor: 1, move: 'lay 10d' }]);
  expect(laid.find((piece) => piece.kind === 'card 10d')).toMatchObject({ place: 'sequence', from: 'hand 1' });
  const before = follow([], cards(DWARF));
  const after = follow(before, cards({ ...DWARF, hand: ['2c'], sequence: ['kh'] }, [{ ply: 10, actor: 0, move: 'lay kh' }]));
  const id = before.find((piece) => piece.kind === 'card kh')?.id;
  expect(after.find((piece) => piece.id === id)?.place).toBe('sequence');
});

test('at most twelve chips of a pot go to who laid its card, and an old sequence to the ranks that are out', () => {
  const before = follow([], cards(DWARF));
  const view = { ...DWARF, pots: [3, 6, 9, 12, 0], sequence: ['2h'] };
  const after = follow(before, cards(view));
  const gone = before.filter((piece) => !after.some((other) => other.id === piece.id));
  const found = [...goals(gone, { view } as unknown as StreamItem).values()].map((goal) => goal.place);
  expect(found.filter((place) => place === 'purse 1')).toHaveLength(12);
  expect(found.filter((place) => place === 'laid')).toHaveLength(2);
});
