import { describe, expect, it } from 'vitest';
import { NOTHING, type Line, type Seen } from '../src/core/state';
import { phrase } from '../src/core/words';
import { Hearing } from '../src/parts/menu/hearing';

const line = (number: number, kind = 'moved'): Line => ({ number, kind, seat: 0, chapter: 1, told: [phrase(`told-${number}`)] });
const seen = (number: number, lines: Line[]): Seen => ({ ...NOTHING, number, lines });
const say = ({ id }: { id: string }) => id;

describe('what is spoken', () => {
  it('begins with what happens after one has come', () => {
    const hearing = new Hearing();
    expect(hearing.next(seen(2, []), say)).toEqual([]);
    expect(hearing.next(seen(2, [line(1), line(2)]), say)).toEqual([]); // the story, told afterwards
    expect(hearing.next(seen(3, [line(1), line(2), line(3)]), say).map((heard) => heard.text)).toEqual(['told-3']);
  });

  it('is every line once and in order', () => {
    const hearing = new Hearing();
    hearing.next(seen(0, []), say);
    const both = seen(2, [line(1), line(2)]);
    expect(hearing.next(both, say).map((heard) => heard.text)).toEqual(['told-1', 'told-2']);
    expect(hearing.next(both, say)).toEqual([]);
  });

  it('leaves most of a long absence to the log', () => {
    const hearing = new Hearing();
    hearing.next(seen(0, []), say);
    const lines = Array.from({ length: 30 }, (_, number) => line(number + 1));
    const heard = hearing.next(seen(30, lines), say);
    expect(heard.length).toBeLessThan(lines.length);
    expect(heard[heard.length - 1].text).toBe('told-30');
  });

  it('is also to be seen where the table does not show it', () => {
    const hearing = new Hearing();
    hearing.next(seen(0, []), say);
    const heard = hearing.next(seen(3, [line(1), line(2, 'said'), line(3, 'went')]), say);
    expect(heard.map(({ isForAll }) => isForAll)).toEqual([false, true, true]);
  });

  it('asks once for each question', () => {
    const hearing = new Hearing();
    const once = hearing.asked(4, 'your turn', []);
    expect(hearing.asked(4, 'your turn', once)).toBe(once);
    expect(hearing.asked(7, 'your turn', once)).toHaveLength(2);
  });
});
