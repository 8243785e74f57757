import { describe, expect, test } from 'vitest';
import { accountOf, signed } from '../src/parts/ending/account';
import { byPlace, readResult } from '../src/parts/ending/result';
import { partsOf, stepOfPly } from '../src/parts/replay/parts';
import type { Phrase, StreamItem } from '../src/wire';
import { phrase } from '../src/core/words';
import { after, eventsOf, STREAMS } from './streams';

const named = (seat: number) => ({ is: 'name', seat }) as const;

describe('the result', () => {
  const place = (seat: number, number: number, notes: number): Phrase =>
    phrase('lv-result', { place: number, player: named(seat), money: 90_000, notes: phrase('lv-notes', { count: notes }) });

  test('is taken apart: who has won, what everybody has, and why', () => {
    const why = phrase('result-lead', { amount: 10_000 });
    const winner = phrase('result-winner', { player: { is: 'seat', seat: 1 } });
    const told = [phrase('result-title'), place(1, 1, 4), place(0, 2, 0), winner, why];
    const read = readResult({ scores: [1, 2], places: [2, 1], told });
    expect(read.headline).toBe(winner);
    expect(read.why).toEqual([why]);
    expect(read.isWon).toBe(true);
    expect([...read.holdings]).toEqual([[1, [{ kind: 'note', count: 4 }]], [0, [{ kind: 'note', count: 0 }]]]);
  });

  test('of a game that nobody won is no victory', () => {
    const told = [phrase('result-title'), phrase('sd-capped', { throws: 1_000 })];
    expect(readResult({ scores: [0, 0], places: [1, 1], told })).toMatchObject({ isWon: false, why: [] });
  });

  test('places are in order, and equals stay in the order of their seats', () => {
    expect(byPlace([3, 1, 1, 4])).toEqual([1, 2, 0, 3]);
  });
});

describe('the account', () => {
  const where = (casino: number) => phrase('lv-casino', { casino });
  const earned = [
    { seat: 1, where: where(2), amount: 50, chapter: 1 },
    { seat: 1, where: where(2), amount: 20, chapter: 1 },
    { seat: 0, where: where(3), amount: -10, chapter: 2 },
    { seat: 1, where: where(4), amount: 30, chapter: 2 },
    { seat: 0, where: where(3), amount: 5, chapter: 0 },
  ];

  test('has a row for each round, and sums what came from one place', () => {
    const [one, two, ...rest] = accountOf(earned, 2);
    expect(rest).toEqual([]);
    expect([one.number, one.totals, two.number, two.totals]).toEqual([1, [0, 70], 2, [-10, 30]]);
    const part = phrase('account-part', { where: where(2), amount: signed(70) });
    expect(one.lines).toEqual([phrase('account-line', { player: named(1), total: signed(70), parts: { is: 'list', all: [part], by: ', ' } })]);
    expect(two.lines).toHaveLength(2);
  });

  test('signs amounts', () => {
    expect([signed(3), signed(-3), signed(0)].map((said) => said.with)).toEqual([
      { sign: 'plus', amount: 3 },
      { sign: 'minus', amount: 3 },
      { sign: 'none', amount: 0 },
    ]);
  });

  test('is empty in a game without rounds', () => {
    const dice = STREAMS.find(({ game }) => game === 'sequence-dice');
    expect(accountOf(after(dice?.live ?? []).earned, 2)).toEqual([]);
  });
});

describe('a replay', () => {
  const items = STREAMS.map((stream) => eventsOf(stream).flatMap((event) => event.items ?? []));

  test('its parts hold every item once, in order', () => {
    for (const all of items) {
      const parts = partsOf(all);
      expect(parts.flatMap(({ first, size }) => all.slice(first, first + size))).toEqual(all);
      for (const { chapter, first, size } of parts) expect(new Set(all.slice(first, first + size).map((item) => item.chapter))).toEqual(new Set([chapter]));
    }
    const rounds = [1, 1, 2, 2, 2, 3].map((chapter) => ({ chapter }) as StreamItem);
    expect(partsOf(rounds).map(({ chapter, first, size }) => [chapter, first, size])).toEqual([[1, 0, 2], [2, 2, 3], [3, 5, 1]]);
  });

  test('a link to a ply finds the step that shows it', () => {
    for (const all of items) {
      all.forEach((item, number) => {
        for (const { ply } of item.plies) expect(stepOfPly(all, ply)).toBe(number + 1);
      });
      expect(stepOfPly(all, 1_000_000)).toBe(all.length);
    }
  });
});
