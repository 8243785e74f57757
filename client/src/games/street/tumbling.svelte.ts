// The faces of dice that tumble: each changes four times and shows its own at 62 % of the way, so that the eye reads
// while they settle.
import { TIMES } from '../../core/motion';

const TURNS = [0, 0.16, 0.32, 0.48]; // of the time that a die tumbles
const SHOWN = 0.62;
const FACES = 6;

export class Tumbling {
  /** What a die shows for a moment, by its piece's id. */
  faces: Record<number, number> = $state({});
  #known = new Set<number>();

  /** Let the dice that were not there before tumble; `dice` are all that lie there, with their faces. */
  follow(dice: readonly { id: number; face: number }[], speed: number): void {
    const fresh = dice.filter(({ id }) => !this.#known.has(id));
    this.#known = new Set(dice.map(({ id }) => id));
    if (!Number.isFinite(speed)) return;
    fresh.forEach(({ id, face }, order) => {
      const start = (order * TIMES.rollApart) / speed;
      for (const [turn, share] of TURNS.entries()) {
        const passing = ((face + order * 2 + turn * 3) % FACES) + 1;
        setTimeout(() => (this.faces[id] = passing), start + (share * TIMES.tumble) / speed);
      }
      setTimeout(() => delete this.faces[id], start + (SHOWN * TIMES.tumble) / speed);
      this.faces[id] = ((face + order) % FACES) + 1;
    });
  }
}
