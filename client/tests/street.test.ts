import { expect, test } from 'vitest';
import { follow } from '../src/core/pieces';
import { linesShown, type Line } from '../src/core/state';
import { goals } from '../src/games/las-vegas/paying';
import { houseAfter, ladderOf, prospectOf } from '../src/games/street/ladder';
import type { House, Option, StreamItem } from '../src/wire';

const PLAYERS = 3; // so 3 is the neutral player
const some = (count: number, kind: string) => Array.from({ length: count }, () => ({ kind, place: 'house 4' }));
const here = follow([], [
  ...[70_000, 20_000, 20_000].map((amount) => ({ kind: `note ${amount}`, place: 'house 4' })),
  ...some(1, 'die 2 4'),
  ...some(2, 'die 0 4'),
  ...some(2, 'die 1 4'),
  ...some(3, `die ${PLAYERS} 4`),
]);
const stands: House = { casino: 4, takes: [[3, 70_000], [2, 20_000]], ties: [[0, 1]], rest: [], strength: [2, 2, 1, 3] };

test('every note is a rung with the dice of whoever would take it', () => {
  const { rungs } = ladderOf([70_000, 20_000, 20_000], here, [], stands);
  expect(rungs.map(({ amount, lot }) => [amount, lot?.owner, lot?.dice.length])).toEqual([
    [70_000, 3, 3],
    [20_000, 2, 1],
    [20_000, undefined, undefined],
  ]);
  expect(new Set(rungs.map(({ noteId }) => noteId)).size).toBe(3);
});

test('equals stand below, with what their dice count', () => {
  const { outs } = ladderOf([70_000, 20_000, 20_000], here, [], stands);
  expect(outs.map((out) => out.map(({ owner, count, dice }) => [owner, count, dice.length]))).toEqual([[[0, 2, 2], [1, 2, 2]]]);
});

test('dice of a choice that is looked at have no piece of their own', () => {
  const fresh = follow([], [{ kind: 'die 2 4', place: 'roll 4' }]);
  const { rungs } = ladderOf([70_000], here, fresh, { ...stands, takes: [[2, 70_000]] });
  expect(rungs[0].lot?.dice.map(({ id }) => id === null)).toEqual([false, true]);
});

test('Biggies lie after small dice', () => {
  const dice = follow([], [{ kind: 'biggy 0', place: 'house 4' }, { kind: 'die 0', place: 'house 4' }]);
  const { rungs } = ladderOf([30_000], dice, [], { ...stands, takes: [[0, 30_000]], ties: [] });
  expect(rungs[0].lot?.dice.map(({ shape }) => shape)).toEqual(['die', 'biggy']);
});

test('a choice brings a note, a tie with others, or nothing', () => {
  expect(prospectOf(stands, 2)).toEqual({ kind: 'take', amount: 20_000 });
  expect(prospectOf(stands, 0)).toEqual({ kind: 'tie', with: [1] });
  expect(prospectOf({ ...stands, takes: [] }, 2)).toEqual({ kind: 'none' });
});

test('a house stands as before where a choice changes nothing', () => {
  const option = { move: 'place 4', standing: { houses: [{ ...stands, takes: [] }] } } as unknown as Option;
  expect(houseAfter(option, [stands], 4)?.takes).toEqual([]);
  expect(houseAfter(null, [stands], 4)).toBe(stands);
});

test('two notes of the same value fly to two purses', () => {
  const where = { is: 'phrase', id: 'lv-table-casino', with: { casino: 4 } } as const;
  const item = { told: [], earned: [{ seat: 1, where, amount: 20_000 }, { seat: 2, where, amount: 20_000 }] } as unknown as StreamItem;
  const found = goals(here, item);
  expect([...found.values()].map(({ place }) => place)).toEqual(['purse 1', 'purse 2']);
});

test('the log does not tell what is still to be shown', () => {
  const line = (kind: string, number: number): Line => ({ number, kind, seat: null, chapter: 1, told: [] });
  const lines = [line('started', 1), line('moved', 2), line('moved', 2), line('said', 3)];
  expect(linesShown(lines, 1).map(({ kind, number }) => `${kind} ${number}`)).toEqual(['started 1', 'moved 2', 'said 3']);
  expect(linesShown(lines, 0)).toEqual(lines);
});
