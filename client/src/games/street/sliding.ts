// Dice that make room for a choice which is only looked at: nothing has moved yet, so the stage knows nothing of it.
import { SETTLE, TIMES } from '../../core/motion';

type Places = Map<string, DOMRect>;

const diceOf = (box: HTMLElement) => box.querySelectorAll<HTMLElement>('[data-die]');

/** Where the dice within an element are. */
export function placesOf(box: HTMLElement): Places {
  return new Map([...diceOf(box)].map((die) => [die.dataset.die ?? '', die.getBoundingClientRect()]));
}

/** Let the dice slide from where they were to where they are now. */
export function slideFrom(was: Places, box: HTMLElement, speed: number): void {
  if (!Number.isFinite(speed)) return;
  for (const die of diceOf(box)) {
    const from = was.get(die.dataset.die ?? '');
    const to = die.getBoundingClientRect();
    if (!from || (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)) continue;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    const frames = [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ];
    die.animate(frames, { duration: TIMES.slide / speed, easing: SETTLE });
  }
}
