// What is to be spoken: every line of the log once, in order, and nothing that was over before the reader came.
import type { Seen } from '../../core/state';
import type { Phrase } from '../../wire';

export interface Heard {
  key: number;
  seat: number | null;
  text: string;
  isForAll: boolean; // worth a notice that can be seen, because the table itself does not show it
}

const SHOWN = new Set(['came', 'went', 'voted', 'taken-over', 'rematched']);
const MOST = 8; // lines after a long absence; the log has the others

export class Hearing {
  #number: number | null = null; // of the last event that was spoken
  #asked: number | null = null;
  #key = 0;

  /** The lines that are new since the last call. */
  next(seen: Seen, say: (phrase: Phrase) => string): Heard[] {
    if (seen.number < 0) return [];
    const last = this.#number;
    this.#number = seen.number;
    if (last === null) return [];
    const fresh = seen.lines.filter((line) => line.number > last).slice(-MOST);
    return fresh.map((line) => ({
      key: this.#key++,
      seat: line.seat,
      text: line.told.map(say).join(' '),
      isForAll: line.kind === 'said' || (seen.table?.phase !== 'waiting' && SHOWN.has(line.kind)),
    }));
  }

  /** That it is the reader's decision, once for each question. */
  asked(at: number, text: string, spoken: Heard[]): Heard[] {
    if (at === this.#asked) return spoken;
    this.#asked = at;
    return [...spoken, { key: this.#key++, seat: null, text, isForAll: false }];
  }
}
