// What is on the screen: it follows what is known, item by item, at the reader's pace. A live table and a replay both
// show through this.
import type { Phrase, Standing, StreamItem, TableInfo, View } from '../wire';
import type { GameScreen } from './game';
import { speedOf, Stage } from './motion';
import { follow, type Piece } from './pieces';
import { settings, type Pace } from './settings.svelte';
import { companyOf } from './state';
import type { Company, Words } from './words';

const HOLD = { told: 450, sentence: 250, payout: 350, most: 1_600 } as const; // milliseconds at the normal pace
const LATE = 6; // events that wait, each with all of its items; with more, those before the last few are not animated

const hasTold = (item: StreamItem) => item.told.length > 0;

export class Showing {
  readonly stage = new Stage();
  view: View | null = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  pieces: Piece[] = $state.raw([]);
  /** What was told last, for the tray of those who wait. */
  told: Phrase[] = $state.raw([]);
  /** The item that is being shown; null when all are. */
  item: StreamItem | null = $state.raw(null);
  /** The seat that the lamp shines on; it moves when everything else has. */
  lamp: number | null = $state(null);
  /** How many items with something to tell are still to be shown: what they tell is not to be read before. */
  numUntold = $state(0);
  /** Whether items are still to be shown. */
  isBusy = $state(false);
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  screen: GameScreen | null = $state.raw(null);
  /** A pace of its own, for a replay; else the reader's. */
  pace: Pace | null = $state(null);
  #waiting: StreamItem[][] = []; // by event
  #rest: StreamItem[] = []; // of the event that is being shown
  #isRunning = false;
  #said: { words: Words | null; company: Company | null; texts: WeakMap<Phrase, string> } = { words: null, company: null, texts: new WeakMap() };
  #set = 0; // how often a view was set: an item that was being shown then is given up
  #skip: (() => void) | null = null;

  readonly company: Company = $derived(companyOf(this.table, this.seat));

  /** How many times faster than the normal pace things move; Infinity: nothing does. */
  get speed(): number {
    return speedOf(this.pace ?? settings.pace);
  }

  /** A phrase in the reader's language. The log says all its phrases again with every event, so each is rendered once. */
  say(phrase: Phrase): string {
    const [{ words }, { company }] = [settings, this];
    if (!words) return '';
    if (words !== this.#said.words || company !== this.#said.company) this.#said = { words, company, texts: new WeakMap() };
    const text = this.#said.texts.get(phrase) ?? words.say(phrase, company);
    this.#said.texts.set(phrase, text);
    return text;
  }

  /** The colour (1 to 6) of a seat; owners after the seats are white (0). */
  colour(seat: number): number {
    const chair = this.table?.seats[seat];
    return chair ? (chair.colour ?? 0) + 1 : 0;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Show a view at once, without anything moving. */
  set(view: View | null, standing: Standing | null): void {
    this.#set += 1;
    this.#waiting = [];
    this.#rest = [];
    this.numUntold = 0;
    this.#skip?.();
    this.stage.finish();
    this.view = view;
    this.standing = standing;
    this.pieces = view && this.screen ? follow(this.pieces, this.screen.pieces(view)) : [];
    this.told = [];
    this.lamp = this.#lampOf(view);
  }

  #lampOf(view: View | null): number | null {
    return view && this.screen ? this.screen.lamp(view) : null;
  }

  /** Show an event's items one after the other, after those of the events before it. */
  play(items: readonly StreamItem[]): void {
    if (items.length) this.#waiting.push([...items]);
    this.numUntold += items.filter(hasTold).length;
    this.isBusy = this.#waiting.length > 0 || this.#isRunning;
    void this.#run();
  }

  /** Finish what is moving now; a touch on the table does. */
  hurry(): void {
    this.stage.finish();
    this.#skip?.();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      this.#rest = event;
      for (let item = event.shift(); item; item = this.#rest.shift()) await this.#show(item);
    }
    this.#isRunning = false;
    this.item = null;
    this.isBusy = false;
  }

  async #show(item: StreamItem): Promise<void> {
    const isHidden = document.visibilityState === 'hidden';
    const isLate = this.#waiting.length > LATE || isHidden;
    const speed = isLate ? Infinity : this.speed;
    const { lead = 0, hold: pause } = this.screen?.timing?.(item) ?? {};
    const set = this.#set;
    this.item = item;
    if (lead && Number.isFinite(speed)) await this.#pause(lead / speed);
    if (set !== this.#set) return;
    const before = this.pieces;
    const after = this.screen ? follow(before, this.screen.pieces(item.view, item.plies)) : [];
    const change = () => {
      this.view = item.view;
      this.standing = item.standing ?? null;
      this.pieces = after;
      if (hasTold(item)) this.numUntold = Math.max(0, this.numUntold - 1);
      if (item.told.length) this.told = item.told;
    };
    await this.stage.travel(before, after, change, speed, (gone) => this.screen?.goals?.(gone, item) ?? new Map());
    if (set !== this.#set) return;
    this.lamp = this.#lampOf(item.view);
    if (isLate) return;
    const paid = HOLD.payout * item.earned.length;
    const told = item.told.length ? HOLD.told + HOLD.sentence * (item.told.length - 1) : 0;
    const hold = Number.isFinite(speed) ? (pause ?? Math.min(told + paid, HOLD.most)) / speed : paid;
    if (hold) await this.#pause(hold);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
    });
  }
}
