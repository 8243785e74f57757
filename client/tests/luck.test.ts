// The luck account made ready to be drawn.
import { describe, expect, test } from 'vitest';
import { phrase } from '../src/core/words';
import { bandsOf, barsOf, chancesOf, leadersOf, marksOf, points, sidesOf, signed, stackOf, tellingOf, toldOf } from '../src/parts/luck/luck';
import type { Moment, StreamItem } from '../src/wire';

const moment = (ply: number, chapter: number, ...chances: number[]): Moment => ({ ply, chapter, chances });

describe('the course', () => {
  const course = [moment(8, 1, 0.5, 0.5), moment(9, 1, 0.6, 0.4), moment(17, 1, 0.4, 0.6), moment(30, 2, 0.7, 0.3), moment(40, 2, 1, 0)];

  test('has rounds as bands that follow each other without a gap', () => {
    expect(bandsOf(course)).toEqual([{ chapter: 1, from: 0, to: 2 }, { chapter: 2, from: 2, to: 4 }]);
  });

  test('of a game without rounds has no bands', () => {
    expect(bandsOf([moment(2, 0, 1, 0), moment(3, 0, 1, 0)])).toEqual([]);
  });

  test('has a line for each player, and one for partners', () => {
    expect(sidesOf(course)).toEqual([[0], [1]]);
    expect(sidesOf([moment(0, 0, 0.5, 0.5, 0.5, 0.5), moment(2, 0, 0.7, 0.3, 0.7, 0.3)])).toEqual([[0, 2], [1, 3]]);
  });

  test('ends with whoever has won, also together', () => {
    expect(leadersOf([[0], [1]], course)).toEqual([[0]]);
    expect(leadersOf([[0], [1], [2]], [moment(1, 0, 0.5, 0, 0.5)])).toEqual([[0], [2]]);
    expect(leadersOf([], [])).toEqual([]);
  });

  test('has marks along each line, those of different lines at different places', () => {
    const marks = [0, 1, 2, 3].map((line) => marksOf(Array<number>(49).fill(0.25), line, 4));
    expect(marks[0]).toEqual([2, 14, 26, 38]);
    expect(new Set(marks.flat()).size).toBe(16);
    expect(Math.max(...marks.flat())).toBeLessThan(49);
    expect(marksOf([1], 0, 2)).toEqual([0]);
    expect(marksOf(Array<number>(49).fill(0), 1, 4)).toEqual([5]);
  });

  test('is told at the start and after each round, or else every few moves', () => {
    expect(toldOf(course)).toEqual([0, 2, 4]);
    const long = [...Array(101).keys()].map((place) => moment(place, 0, 1, 0));
    expect(toldOf(long)).toHaveLength(12);
    expect(toldOf(long).at(-1)).toBe(100);
    expect(toldOf([])).toEqual([]);
    expect(toldOf([moment(0, 0, 1)])).toEqual([0]);
  });

  test('is known at every step of a replay: it changes with the moves', () => {
    const item = (...plies: number[]) => ({ plies: plies.map((ply) => ({ ply, actor: -1, move: '' })) }) as unknown as StreamItem;
    const steps = chancesOf([item(0, 1, 2), item(3, 4, 5, 6, 7), item(8), item(9, 10, 11, 12, 13, 14, 15), item(16)], course);
    expect(steps.map(([first]) => first)).toEqual([0.5, 0.5, 0.5, 0.6, 0.6, 0.4]);
  });

  test('is stacked from the first side up, to a whole', () => {
    expect(stackOf([[0, 2], [1, 3]], [0.25, 0.75, 0.25, 0.75])).toEqual([[0, 0.25], [0.25, 1]]);
  });
});

describe('luck', () => {
  test('is said in whole points, with a real minus', () => {
    expect([0.124, 0.125, -0.126, 0.004, -0.004, 0.005, -0.005, 0].map(points)).toEqual([12, 13, -13, 0, 0, 1, -1, 0]);
    expect(Object.is(points(-0.004), 0)).toBe(true);
    expect(signed(-0.06)).toEqual(phrase('luck-amount', { sign: 'minus', amount: 6 }));
    expect(signed(0.06).with.sign).toBe('plus');
    expect(signed(0.001).with.sign).toBe('none');
  });

  test('is drawn so that the longest bar fills its half, and little luck looks little', () => {
    expect(barsOf([0.5, -0.25, 0])).toEqual([1, 0.5, 0]);
    expect(barsOf([0.05, -0.05])).toEqual([0.25, 0.25]);
  });

  test('is told of whoever had most of it, of the lucky one among equals', () => {
    const luck = (...values: number[]) => ({ luck: values, chapters: [], course: [], told: values.map((_, seat) => phrase('told', { seat })) });
    expect(tellingOf(luck(-0.2, 0.2))?.with.seat).toBe(1);
    expect(tellingOf(luck(0.1, -0.3, 0.2))?.with.seat).toBe(1);
    expect(tellingOf(luck(0.001, -0.001))).toBeNull();
  });
});
