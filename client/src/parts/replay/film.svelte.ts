// A game that has ended, step by step: where one is in it, going there, and playing on by itself.
import { Showing } from '../../core/showing.svelte';
import type { Pace } from '../../core/settings.svelte';
import type { Chair, Moment, Name, Phrase, Replay, StreamItem } from '../../wire';
import { chancesOf } from '../luck/luck';
import { partsOf, type Part } from './parts';

const PAUSE: Record<Pace, number> = { normal: 350, fast: 120, instant: 700 }; // milliseconds between steps
const PACES: Pace[] = ['normal', 'fast', 'instant'];

/** Who is away now was there then. */
const present = (chair: Chair): Chair => (chair.kind === 'person' ? { ...chair, is_here: true, level: null } : chair);

export class Film {
  readonly show = new Showing();
  readonly items: StreamItem[];
  readonly parts: Part[];
  /** How many items have been shown. */
  at = $state(0);
  isPlaying = $state(false);
  /** The chances of winning in the whole game; none until they are known. */
  course: Moment[] = $state.raw([]);
  /** Everybody's chance before anything was shown and after each step; none until they are known. */
  chances: number[][] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: Replay) {
    this.items = replay.items;
    this.parts = partsOf(replay.items);
    this.show.table = { ...replay.table, seats: replay.table.seats.map(present) };
    this.show.seat = replay.seat;
    this.show.pace = 'normal';
    $effect(() => {
      if (!this.isPlaying || this.show.isBusy) return;
      this.#timer = setTimeout(() => this.on(), PAUSE[this.pace]);
      return () => clearTimeout(this.#timer);
    });
  }

  get pace(): Pace { return this.show.pace ?? 'normal'; }
  get isAtEnd() { return this.at === this.items.length; }
  /** The item that was shown last; null at the beginning. */
  get item(): StreamItem | null { return this.items[this.at - 1] ?? null; }
  /** The last ply that was shown, for a link to this place. */
  get ply(): number | null { return this.item?.plies.at(-1)?.ply ?? null; }
  /** The part in which one is; null at the beginning. */
  get part(): Part | null { return this.parts.filter(({ first }) => first < this.at).at(-1) ?? null; }

  /** What was told last. */
  get told(): Phrase[] {
    for (let number = this.at - 1; number >= 0; number--) if (this.items[number].told.length) return this.items[number].told;
    return [];
  }

  /** The seat that acted in the step shown now. */
  get actor(): number | null {
    return this.item?.plies.find(({ actor }) => actor >= 0)?.actor ?? null;
  }

  /** The actor's chance before and after the step shown now, in per cent; null if it is the same. */
  get change(): { player: Name; before: number; after: number } | null {
    const [seat, { at, chances }] = [this.actor, this];
    if (seat === null || !chances.length || at === 0) return null;
    const [before, after] = [chances[at - 1], chances[at]].map((of) => Math.round(100 * of[seat]));
    return before === after ? null : { player: { is: 'name', seat }, before, after };
  }

  /** Take in the chances of winning. */
  learn(course: Moment[]): void {
    if (!course.length) return; // nobody chose anything in this game
    this.course = course;
    this.chances = chancesOf(this.items, course);
  }

  /** Go to a step at once. */
  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.items.length);
    const { item, show } = this;
    show.set(item?.view ?? this.replay.first, item?.standing ?? null);
    show.told = this.told;
  }

  /** One step on, with everything that moves; at once if the last is still on its way. */
  on(): void {
    if (this.isAtEnd) return;
    if (this.show.isBusy) this.go(this.at + 1);
    else {
      this.show.play([this.items[this.at]]);
      this.at += 1;
    }
    if (this.isAtEnd) this.isPlaying = false;
  }

  back(): void {
    this.isPlaying = false;
    this.go(this.at - 1);
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** To the first step of this round, or of the one before. */
  jumpBack(): void {
    this.go(this.#starts.filter((start) => start < this.at).at(-1) ?? 0);
  }

  jumpOn(): void {
    this.go(this.#starts.find((start) => start > this.at) ?? this.items.length);
  }

  get #starts(): number[] { return this.parts.map(({ first }) => first + 1); }

  changePace(): void {
    this.show.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length];
  }

  close(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
}
