import { expect, test } from 'vitest';
import { phrase } from '../src/core/words';
import { atLeast, brings, follow } from '../src/games/las-vegas-royale/choices/choosing';
import { deed } from '../src/games/las-vegas-royale/deed';
import type { LasVegasRoyaleView, Option } from '../src/wire';

function option(move: string, gains: number[] = [0, 0], then: Option[] | null = null): Option {
  const [name, value = null] = move.split(' ');
  return { move, name, value: value !== null && Number(value) ? Number(value) : value, phrase: phrase(`said-${name}`), brings: gains, then };
}

const view = { seat: 0 } as LasVegasRoyaleView;
const field = [option('field chip', [10_000, 0]), option('field special', [0, -50_000])];
const blank = option('blank 5', [0, 0], field);

test('parts of a choice bring their sum', () => {
  expect(brings([blank, field[0]])).toEqual([10_000, 0]);
  expect(brings([option('use small', [-1, 2]), option('number 3', [4, 4])])).toEqual([3, 6]);
});

test('an option shows what it brings at least, whatever follows', () => {
  expect(atLeast(blank, 0)).toEqual([0, -50_000]);
  expect(atLeast(field[0], 0)).toEqual([10_000, 0]);
});

test('switched dice become a path that ends where the server ends it', () => {
  const last = option('move biggy');
  const offered = [option('move small', [0, 0], [last, option('done')]), option('done')];
  expect(follow(offered, ['move small', 'done']).map(({ move }) => move)).toEqual(['move small', 'done']);
  expect(follow(offered, ['move small', 'move biggy', 'done']).map(({ move }) => move)).toEqual(['move small', 'move biggy']);
});

test('the button says what a choice in parts does, and its sum', () => {
  const said = deed([blank, field[0]], view);
  expect(said?.does.id).toBe('ry-browser-do-handicap');
  expect(said?.brings).toEqual(phrase('account-amount', { sign: 'plus', amount: 10_000 }));
});

test('what the server says of a placement is told apart', () => {
  const house = phrase('ry-choice-outlook', { choice: phrase('ry-choice-place'), outlook: phrase('ry-stands-nothing') });
  const placed = { ...option('place 4'), phrase: phrase('ry-choice-outlook', { choice: house, outlook: phrase('ry-then') }) };
  const said = deed([placed], view);
  expect(said?.does.id).toBe('ry-choice-place');
  expect(said?.brings).toEqual(phrase('ry-choice-outlook', { choice: phrase('ry-stands-nothing'), outlook: phrase('ry-then') }));
});
