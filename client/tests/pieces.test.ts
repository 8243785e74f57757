import { describe, expect, test } from 'vitest';
import { follow, piecesAt, type Piece, type Placed } from '../src/core/pieces';

/** Numbers that look random and are the same every time. */
function generator(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

const KINDS = ['die 0', 'die 1', 'note 50000'];
const PLACES = ['hand 0', 'roll', 'house 1', 'house 2', 'purse 0'];

function table(next: (below: number) => number): Placed[] {
  return Array.from({ length: next(20) }, () => ({ kind: KINDS[next(KINDS.length)], place: PLACES[next(PLACES.length)] }));
}

const key = ({ kind, place }: Placed) => `${kind}|${place}`;
const count = (placed: readonly Placed[], of: (one: Placed) => string) => {
  const counts = new Map<string, number>();
  for (const one of placed) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
  return counts;
};
const shared = (a: Map<string, number>, b: Map<string, number>) => [...a].reduce((sum, [name, size]) => sum + Math.min(size, b.get(name) ?? 0), 0);

describe('follow, over random tables', () => {
  const runs: [Piece[], Placed[], Piece[]][] = [];
  for (let seed = 0; seed < 300; seed++) {
    const next = generator(seed);
    let pieces: Piece[] = [];
    for (let step = 0; step < 8; step++) {
      const placed = table(next);
      const followed = follow(pieces, placed);
      runs.push([pieces, placed, followed]);
      pieces = followed;
    }
  }

  test('every piece of the view is there, in its order, and ids are never shared', () => {
    for (const [, placed, after] of runs) {
      expect(after.map(({ kind, place }) => ({ kind, place }))).toEqual(placed);
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    }
  });

  test('an id is always of the same kind', () => {
    for (const [before, , after] of runs) {
      const kinds = new Map(before.map(({ id, kind }) => [id, kind]));
      for (const piece of after) expect(kinds.get(piece.id) ?? piece.kind).toBe(piece.kind);
    }
  });

  test('what can stay stays: as many keep place and id as lie there in both', () => {
    for (const [before, placed, after] of runs) {
      const places = new Map(before.map(({ id, place }) => [id, place]));
      const stayed = after.filter(({ id, place }) => places.get(id) === place).length;
      expect(stayed).toBe(shared(count(before, key), count(placed, key)));
    }
  });

  test('what is gone from one place and new at another has travelled: no id is made while one of its kind is free', () => {
    for (const [before, placed, after] of runs) {
      const ids = new Set(before.map(({ id }) => id));
      const kept = after.filter(({ id }) => ids.has(id)).length;
      expect(kept).toBe(shared(count(before, ({ kind }) => kind), count(placed, ({ kind }) => kind)));
    }
  });

  test('the same view gives the same pieces', () => {
    for (const [, placed, after] of runs) expect(follow(after, placed)).toEqual(after);
  });

  test('nothing that was there is changed', () => {
    for (const [before, placed] of runs.slice(0, 200)) {
      const text = JSON.stringify([before, placed]);
      follow(before, placed);
      expect(JSON.stringify([before, placed])).toBe(text);
    }
  });
});

test('three of a roll go to a house, the others stay', () => {
  const roll = Array.from({ length: 5 }, () => ({ kind: 'die 0', place: 'roll' }));
  const before = follow([], roll);
  const after = follow(before, [...roll.slice(0, 2), ...Array.from({ length: 3 }, () => ({ kind: 'die 0', place: 'house 6' }))]);
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(piecesAt(after, 'house 6').map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a new piece never has the id of one that is still there', () => {
  const before: Piece[] = [{ kind: 'die 0', place: 'roll', id: 7 }];
  expect(follow(before, [{ kind: 'die 1', place: 'roll' }, { kind: 'die 0', place: 'roll' }]).map(({ id }) => id)).toEqual([8, 7]);
});
