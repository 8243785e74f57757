// Pieces that travel. Every piece's element says which piece it is (`use:piece`), every place that has no pieces of its
// own, a purse or a hand, says where it is (`use:anchor`). `travel` reads where all are, lets the view change, reads
// again, and only then moves anything, by transform and opacity alone.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';
import type { Piece } from './pieces';
import type { Pace } from './settings.svelte';

export const TIMES = { quick: 120, slide: 240, travel: 420, tumble: 700, apart: 70, rollApart: 60, appearApart: 30, arc: 34 } as const;
export const SETTLE = 'cubic-bezier(.2,.9,.25,1)'; // making room
const TOSS = 'cubic-bezier(.45,.1,.35,1)'; // from place to place
const NEAR = 1.5; // pixels that are no movement

const SPEED: Record<Pace, number> = { normal: 1, fast: 2, instant: Infinity };
const LONGEST_WAIT = 800; // milliseconds until the last of many pieces leaves

/** How many times faster than the normal pace; Infinity: nothing moves. */
export const speedOf = (pace: Pace): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : SPEED[pace];

/** A place with an anchor that a piece leaves for, and how long after the one before it. */
export interface Goal {
  place: string;
  apart: number; // milliseconds
}

type Move = 'slide' | 'travel' | 'leave' | 'tumble' | 'appear' | 'fade';

type Key = number | string;

/** The elements of one table. */
export class Stage {
  readonly #pieces = new Map<number, HTMLElement | SVGElement>();
  readonly #anchors = new Map<string, HTMLElement | SVGElement>();
  readonly #running = new Set<Animation>();
  readonly #flying = new Set<HTMLElement>();

  readonly piece: Action<HTMLElement | SVGElement, number> = (node, id) => register(this.#pieces, node, id);
  readonly anchor: Action<HTMLElement | SVGElement, string> = (node, place) => register(this.#anchors, node, place);

  /**
   * Let the view change, and move every piece from where it was to where it is. Resolves when all have arrived.
   * `goalsOf` says where pieces went that lie nowhere any more.
   */
  async travel(before: readonly Piece[], after: readonly Piece[], change: () => void, speed: number, goalsOf: (gone: Piece[]) => Map<number, Goal> = () => new Map()): Promise<void> {
    this.finish();
    if (!Number.isFinite(speed)) {
      change();
      await tick();
      return;
    }
    const was = new Map<number, DOMRect>();
    const elements = new Map<number, Element>();
    for (const piece of before) {
      const element = this.#pieces.get(piece.id);
      const rect = (element ?? this.#anchors.get(piece.place))?.getBoundingClientRect();
      if (rect) was.set(piece.id, rect);
      if (element) elements.set(piece.id, element);
    }
    const places = new Map(before.map((piece) => [piece.id, piece.place]));
    change();
    await tick();
    const moves: { element: HTMLElement | SVGElement; from: DOMRect; to: DOMRect; kind: Move; apart?: number }[] = [];
    for (const piece of after) {
      const element = this.#pieces.get(piece.id);
      const from = was.get(piece.id) ?? this.#anchors.get(piece.from ?? piece.place)?.getBoundingClientRect();
      const isNew = !places.has(piece.id) && !piece.from;
      const hasMoved = places.get(piece.id) !== piece.place;
      if (element) {
        const to = element.getBoundingClientRect();
        const isThrown = piece.place.startsWith('roll') && (isNew || hasMoved);
        if (from && !isNew && (isThrown || far(from, to))) {
          moves.push({ element, from, to, kind: isThrown ? 'tumble' : hasMoved ? 'travel' : 'slide' });
        } else if (isThrown) moves.push({ element, from: to, to, kind: 'tumble' });
        else if (isNew) moves.push({ element, from: to, to, kind: 'appear' });
      } else if (hasMoved && from) {
        const [to, gone] = [this.#anchors.get(piece.place)?.getBoundingClientRect(), elements.get(piece.id)];
        if (to && gone) moves.push({ element: copyOf(gone, from), from, to, kind: 'leave' });
      }
    }
    const remaining = new Set(after.map((piece) => piece.id));
    const left = before.filter((piece) => !remaining.has(piece.id));
    const goals = goalsOf(left);
    for (const piece of left) {
      const [from, gone, found] = [was.get(piece.id), elements.get(piece.id), goals.get(piece.id)];
      if (!from || !gone) continue;
      const to = found && this.#anchors.get(found.place)?.getBoundingClientRect();
      moves.push({ element: copyOf(gone, from), from, to: to ?? from, kind: to ? 'leave' : 'fade', apart: found?.apart });
    }
    let waited = 0;
    const wait = (apart: number) => {
      const now = waited;
      waited += apart;
      return now / speed;
    };
    await Promise.all(
      moves.map(({ element, from, to, kind, apart = TIMES.apart }) => {
        if (kind === 'slide') return this.#slide(element, from, to, false, 0, speed);
        if (kind === 'fade') return this.#fade(element as HTMLElement, speed);
        if (kind === 'appear') return this.#appear(element, wait(TIMES.appearApart), speed);
        if (kind === 'tumble') return this.#tumble(element, from, to, wait(TIMES.rollApart), speed);
        if (kind === 'leave') return this.#leave(element as HTMLElement, from, to, wait(apart), speed);
        return this.#slide(element, from, to, true, Math.min(wait(apart), LONGEST_WAIT / speed), speed);
      }),
    );
  }

  /** Let everything that moves arrive at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const ghost of this.#flying) ghost.remove();
    this.#flying.clear();
  }

  #slide(element: Element, from: DOMRect, to: DOMRect, isToss: boolean, delay: number, speed: number): Promise<void> {
    const [x, y, scale] = offset(from, to);
    const arc = isToss ? TIMES.arc : 0;
    const frames: Keyframe[] = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${(scale + 1) / 2})` },
      { transform: 'none' },
    ];
    const duration = (isToss ? TIMES.travel : TIMES.slide) / speed;
    return this.#run(element, isToss ? frames : [frames[0], frames[2]], { duration, delay, easing: isToss ? TOSS : SETTLE, fill: 'backwards' });
  }

  #tumble(element: Element, from: DOMRect, to: DOMRect, delay: number, speed: number): Promise<void> {
    const [x, y] = offset(from, to);
    const turn = (delay / 60) % 2 ? 1 : -1;
    const frames: Keyframe[] = [
      { transform: `translate(${x}px, ${y}px) rotate(${turn * 300}deg) scale(.7)`, opacity: 0 },
      { transform: `translate(${x * 0.3}px, ${y * 0.3 - 18}px) rotate(${turn * 90}deg)`, opacity: 1, offset: 0.4 },
      { transform: `translate(0, 0) rotate(${turn * -10}deg)`, offset: 0.75 },
      { transform: 'none' },
    ];
    return this.#run(element, frames, { duration: TIMES.tumble / speed, delay, easing: TOSS, fill: 'backwards' });
  }

  /** A piece that is no longer drawn flies to where it went. */
  async #leave(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, speed: number): Promise<void> {
    document.body.append(ghost);
    this.#flying.add(ghost);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const frames: Keyframe[] = [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - TIMES.arc}px) scale(.85)`, offset: 0.5 },
      { transform: `translate(${x * 0.98}px, ${y * 0.98}px) scale(.6)`, offset: 0.92, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.55)`, opacity: 0 },
    ];
    await this.#run(ghost, frames, { duration: TIMES.travel / speed, delay, easing: TOSS, fill: 'both' });
    ghost.remove();
    this.#flying.delete(ghost);
  }

  /** A piece that nobody takes fades where it lay. */
  async #fade(ghost: HTMLElement, speed: number): Promise<void> {
    document.body.append(ghost);
    this.#flying.add(ghost);
    await this.#run(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: TIMES.slide / speed, easing: 'ease-out', fill: 'both' });
    ghost.remove();
    this.#flying.delete(ghost);
  }

  #appear(element: Element, delay: number, speed: number): Promise<void> {
    const frames: Keyframe[] = [{ transform: 'translateY(-10px)', opacity: 0 }, { transform: 'none', opacity: 1 }];
    return this.#run(element, frames, { duration: TIMES.slide / speed, delay, easing: SETTLE, fill: 'backwards' });
  }

  async #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined); // cancelled: its element is gone
    this.#running.delete(animation);
  }
}

function register<K extends Key>(map: Map<K, HTMLElement | SVGElement>, node: HTMLElement | SVGElement, key: K) {
  let current = key;
  map.set(current, node);
  const drop = () => {
    if (map.get(current) === node) map.delete(current);
  };
  return {
    update(next: K) {
      drop();
      current = next;
      map.set(current, node);
    },
    destroy: drop,
  };
}

function offset(from: DOMRect, to: DOMRect): [number, number, number] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return [x, y, to.width ? Math.min(Math.max(from.width / to.width, 0.3), 3) : 1];
}

const far = (from: DOMRect, to: DOMRect) => Math.abs(from.left - to.left) > NEAR || Math.abs(from.top - to.top) > NEAR;

function copyOf(element: Element, rect: DOMRect): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'flying';
  holder.setAttribute('aria-hidden', 'true');
  holder.style.left = `${rect.left}px`;
  holder.style.top = `${rect.top}px`;
  holder.style.width = `${rect.width}px`;
  holder.style.height = `${rect.height}px`;
  holder.append(element.cloneNode(true));
  return holder;
}
