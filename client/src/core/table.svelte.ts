// A live table: what is known, what is shown, and the choice that is being made.
import type { Ask, FromServer, Hints, Level, Option, Phrase, Preset } from '../wire';
import { Connection, Refusal, type Request, type Status } from './connection';
import { screenOf } from './game';
import { settings, t } from './settings.svelte';
import { Showing } from './showing.svelte';
import { hear, NOTHING, type Seen } from './state';

export class TableModel {
  readonly show = new Showing();
  seen: Seen = $state.raw(NOTHING);
  status: Status = $state('connecting');
  /** The parts chosen so far of the open choice; the last may still be changed. */
  path: Option[] = $state.raw([]);
  /** A choice that the pointer is over; it is previewed while none is touched. */
  hovered: Option | null = $state.raw(null);
  isSending = $state(false);
  hints: Hints | null = $state.raw(null);
  isHinting = $state(false);
  /** A refusal, or another thing to be said once. */
  notice: Phrase | null = $state.raw(null);
  /** Whether the game is to start by itself, without a stay in the waiting room. */
  startsByItself = $state(false);
  readonly #connection: Connection;
  #isReady = false;
  #isStartAsked = false;

  constructor(
    readonly name: string,
    secret: string | null,
    readonly startsWith: Level | null = null, // bots that take the free seats of a game that starts by itself
  ) {
    this.startsByItself = startsWith !== null;
    this.#connection = new Connection(name, secret, {
      heard: (message) => this.#hear(message),
      changed: (status) => {
        this.status = status;
        if (status === 'closed') this.notice = this.#connection.refusal?.error ?? null;
      },
      last: () => (this.seen.number < 0 ? null : this.seen.number),
    });
  }

  get table() { return this.seen.table; }
  get seat() { return this.seen.seat; }
  get isHost() { return this.seat !== null && this.table?.seats[this.seat]?.is_host === true; }

  /** The open question, once everything before it has been shown. */
  get question(): Ask | null {
    return this.show.isBusy || this.isSending ? null : this.seen.ask;
  }

  /** The options of each row of the open choice: the first, and those that follow from what was chosen. */
  get rows(): Option[][] {
    if (!this.question) return [];
    const rows = [this.question.options];
    for (const option of this.path) if (option.then?.length) rows.push(option.then);
    return rows;
  }

  /** The option whose effect is previewed. */
  get preview(): Option | null {
    return this.path[this.path.length - 1] ?? this.hovered;
  }

  /** Whether the choice is whole and can be sent. */
  get isWhole(): boolean {
    const last = this.path[this.path.length - 1];
    return last !== undefined && !last.then?.length;
  }

  isChosen(option: Option): boolean {
    return this.path.includes(option);
  }

  /** Touch an option of a row: the first touch chooses it, a second sends it where nothing follows. */
  choose(row: number, option: Option): void {
    if (!this.question) return;
    if (this.path[row] === option && row === this.path.length - 1 && this.isWhole) {
      void this.send();
      return;
    }
    this.path = [...this.path.slice(0, row), option];
  }

  /** Take the preview back. */
  unchoose(): void {
    this.path = [];
    this.hovered = null;
  }

  /** Send what is chosen, or these moves. */
  async send(moves = this.path.map((option) => option.move)): Promise<void> {
    const { question } = this;
    if (!question || !moves.length) return;
    this.isSending = true;
    try {
      await this.ask({ type: 'move', at: question.at, moves });
    } catch (error) {
      this.refuse(error);
    }
    this.isSending = false;
    this.unchoose();
  }

  async ask(request: Request) {
    return this.#connection.ask(request);
  }

  /** Ask for something and tell if it was refused. */
  async want(request: Request): Promise<boolean> {
    try {
      await this.#connection.ask(request);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  say(words: { preset: Preset } | { text: string }): Promise<boolean> {
    return this.want({ type: 'say', ...words });
  }

  /** What each choice promises. */
  async hint(): Promise<void> {
    const { question } = this;
    if (!question || this.isHinting) return;
    this.isHinting = true;
    try {
      const answer = await this.ask({ type: 'hint', at: question.at });
      if (answer.type === 'hints') this.hints = answer;
    } catch (error) {
      this.refuse(error);
    }
    this.isHinting = false;
  }

  /** The hint for an option of the first row, if hints were asked for. */
  hintFor(option: Option) {
    return this.hints?.at === this.question?.at ? this.hints?.moves.find((hinted) => hinted.move === option.move) : undefined;
  }

  refuse(error: unknown): void {
    if (error instanceof Refusal) this.notice = error.answer.error;
  }

  close(): void {
    this.#connection.close();
  }

  #hear(message: FromServer): void {
    const before = this.seen;
    this.seen = hear(before, message, performance.now());
    const { show, seen } = this;
    show.table = seen.table;
    show.seat = seen.seat;
    if (seen.hasGap) this.#connection.again();
    if (message.type === 'state' && !seen.isTold) void this.ask({ type: 'story' }).catch((error) => this.refuse(error));
    if (seen.ask?.at !== before.ask?.at) this.unchoose();
    if (message.type === 'welcome' && this.startsByItself) void this.#start();
    if (!this.#isReady) {
      if (seen.table) void this.#prepare();
      return;
    }
    if (message.type === 'state') show.set(seen.view, seen.standing);
    if (message.type === 'event') show.play(seen.scenes.filter((scene) => scene.number === message.number).map((scene) => scene.item));
  }

  /** Let bots take the free seats and start, once; if the server refuses, the waiting room shows why. */
  async #start(): Promise<void> {
    const { table, startsWith: level } = this;
    if (this.#isStartAsked || !level || table?.phase !== 'waiting') return;
    this.#isStartAsked = true;
    const taken = table.seats.map((chair) => chair.name?.toLowerCase());
    const names = t('bot-names').split(', ').filter((name) => !taken.includes(name.toLowerCase()));
    for (const [seat, chair] of table.seats.entries()) {
      if (chair.kind === 'open') await this.want({ type: 'bot', seat, level, name: names[seat] });
    }
    this.startsByItself = await this.want({ type: 'start' });
  }

  /** Fetch the game's screen and words, then show what has come meanwhile. */
  #preparing: Promise<void> | null = null;
  #prepare(): Promise<void> {
    const { table } = this.seen;
    this.#preparing ??= (async () => {
      if (!table) return;
      const [screen] = await Promise.all([screenOf(table.game), settings.load([table.game])]);
      this.show.screen = screen;
      this.#isReady = true;
      this.show.set(this.seen.view, this.seen.standing);
    })();
    return this.#preparing;
  }
}
