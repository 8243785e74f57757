import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check, draw, messageOf, pliesOf, type Known, type RecordedPly } from '../src/core/proof';
import { fromHex, hmac, sha256, toHex } from '../src/core/sha256';
import type { Dealings } from '../src/wire';

interface Vector {
  about: string;
  seed: string;
  commitment: string;
  table: string;
  ply: number;
  entropy: string[];
  weights: number[];
  message: string;
  outcome: number;
}

// the same vectors that the server's dealing is tested with
const VECTORS = JSON.parse(readFileSync(new URL('../../tests/golden/fair-dealing.json', import.meta.url), 'utf-8')) as Vector[];

describe('SHA-256', () => {
  test('agrees with another implementation for every length about a block, and for long messages', () => {
    for (const size of [...Array(200).keys(), 1_000, 100_003]) {
      const bytes = randomBytes(size);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('HMAC agrees with another implementation, with short and long keys', () => {
    for (let size = 0; size < 150; size++) {
      const [key, message] = [randomBytes(size), randomBytes((size * 7) % 211)];
      expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });

  test('agrees with Web Crypto', async () => {
    const bytes = new TextEncoder().encode('Gulur dvergur');
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    expect(sha256(bytes)).toEqual(new Uint8Array(digest));
  });

  test('only hexadecimal is read as bytes', () => {
    expect(fromHex('00ff10')).toEqual(new Uint8Array([0, 255, 16]));
    for (const text of ['0', 'zz', '0x', 'FF', '00\n']) expect(() => fromHex(text)).toThrow();
  });
});

describe('drawing', () => {
  test.each(VECTORS.map((vector) => [vector.about, vector] as const))('%s', (_, vector) => {
    expect(toHex(sha256(fromHex(vector.seed)))).toBe(vector.commitment);
    const message = messageOf(vector.table, vector.ply, vector.entropy);
    expect(message).toBe(vector.message);
    expect(draw(fromHex(vector.seed), message, vector.weights)).toBe(vector.outcome);
  });

  test('a number too high for an even draw is drawn again, with the next attempt', () => {
    const digests = [new Uint8Array(32).fill(255), Uint8Array.from([...Array(31).fill(0), 7])];
    const messages: string[] = [];
    const scripted = (_: Uint8Array, message: Uint8Array) => {
      messages.push(new TextDecoder().decode(message));
      return digests[messages.length - 1];
    };
    expect(draw(new Uint8Array(32), 'm', [1, 1, 1, 1, 1, 1], scripted)).toBe(1); // 7 % 6
    expect(messages).toEqual(['m\n0', 'm\n1']);
  });
});

describe('checking a game', () => {
  const SEED = new Uint8Array(32).fill(7);
  const ENTROPY = ['00ff', 'abcd'];
  const MOVES = ['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'die 6', 'note 10000', 'note 90000'];

  /** Ten dice, two notes after them, and a player's move. */
  function game(): { dealings: Dealings; record: RecordedPly[]; known: Known } {
    const record: RecordedPly[] = [];
    const dealt = [...Array(12).keys()].map((ply) => {
      const [outcomes, weights] = ply < 10 ? [[0, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1]] : [[6, 7], [6, 5]];
      const drawn = draw(SEED, messageOf('table', ply, ENTROPY), weights);
      record.push({ ply, actor: 'chance', move: MOVES[outcomes[drawn]] });
      return { ply, outcomes, weights, drawn };
    });
    record.push({ ply: 12, actor: 0, move: 'place 3' });
    const dealings = { table: 'table', commitment: toHex(sha256(SEED)), seed: toHex(SEED), entropy: ENTROPY, moves: MOVES, dealt };
    const seen = record.map(({ ply, actor, move }) => ({ ply, actor: actor === 'chance' ? -1 : actor, move }));
    return { dealings, record, known: { commitments: [dealings.commitment], entropy: 'abcd', seen } };
  }

  test('an honest game is found right, and what was drawn again is counted by kind', () => {
    const { dealings, record, known } = game();
    expect(check(dealings, record, known)).toEqual({
      fault: null,
      ply: null,
      counts: [{ kind: 'die', count: 10 }, { kind: 'note', count: 2 }],
      hasOwnPart: true,
      isOwnPromise: true,
    });
  });

  test('a spectator who came after the end has nothing of their own to compare with', () => {
    const { dealings, record } = game();
    const checked = check(dealings, record, { commitments: [], entropy: null, seen: [] });
    expect(checked).toMatchObject({ fault: null, hasOwnPart: false, isOwnPromise: false });
  });

  test('a seed that was not promised is found', () => {
    const { dealings, record, known } = game();
    const other = { ...dealings, seed: '00'.repeat(32) };
    expect(check(other, record, known).fault).toBe('seed');
    expect(check({ ...other, commitment: toHex(sha256(new Uint8Array(32))) }, record, known).fault).toBe('commitment');
  });

  test('entropy that was left out is found', () => {
    const { dealings, record, known } = game();
    expect(check({ ...dealings, entropy: ['00ff'] }, record, known).fault).toBe('entropy');
    expect(check({ ...dealings, entropy: ['abcd'] }, record, known)).toMatchObject({ fault: 'outcome' });
  });

  test('every single outcome that is another is found, where it is', () => {
    const { dealings, record, known } = game();
    for (const dealt of dealings.dealt) {
      const drawn = (dealt.drawn + 1) % dealt.outcomes.length;
      const changed = dealings.dealt.map((one) => (one === dealt ? { ...one, drawn } : one));
      const rewritten = record.map((ply) => (ply.ply === dealt.ply ? { ...ply, move: MOVES[dealt.outcomes[drawn]] } : ply));
      const blind = { ...known, seen: [] };
      expect(check({ ...dealings, dealt: changed }, record, blind)).toMatchObject({ fault: 'outcome', ply: dealt.ply });
      expect(check(dealings, rewritten, blind)).toMatchObject({ fault: 'outcome', ply: dealt.ply });
      expect(check({ ...dealings, dealt: changed }, rewritten, blind)).toMatchObject({ fault: 'outcome', ply: dealt.ply });
      expect(check(dealings, rewritten, known)).toMatchObject({ fault: 'record', ply: dealt.ply });
    }
  });

  test('a record of another game, or a shorter one, is found by what was seen', () => {
    const { dealings, record, known } = game();
    expect(check(dealings, record.slice(0, 5), known)).toMatchObject({ fault: 'record', ply: 5 });
    const placed = record.map((ply) => (ply.actor === 0 ? { ...ply, move: 'place 4' } : ply));
    expect(check(dealings, placed, known)).toMatchObject({ fault: 'record', ply: 12 });
    const byOther = record.map((ply) => (ply.actor === 0 ? { ...ply, actor: 1 } : ply));
    expect(check(dealings, byOther, known)).toMatchObject({ fault: 'record', ply: 12 });
  });

  test('of a hidden move only its name was seen', () => {
    const { dealings, record, known } = game();
    const hidden = known.seen.map((ply) => (ply.ply === 12 ? { ...ply, move: 'place' } : ply));
    expect(check(dealings, record, { ...known, seen: hidden }).fault).toBeNull();
  });

  test('the plies of a record are its lines between the header and the ending', () => {
    const lines = ['{"format":"croupier-record","game":"las-vegas"}', '{"ply":0,"actor":"chance","move":"die 4","hash":"9c"}', '{"end":"finished","hash":"00"}'];
    expect(pliesOf(lines.join('\n') + '\n').map(({ ply, actor, move }) => [ply, actor, move])).toEqual([[0, 'chance', 'die 4']]);
  });
});
