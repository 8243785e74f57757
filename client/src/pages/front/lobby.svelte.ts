// What the front page knows of the server: which games are prepared, which tables are open, which games were left.
import { games, listed, tableInfo } from '../../core/api';
import { Connection, Refusal } from '../../core/connection';
import { forgetSeat, keepSeat, ownSeats, type OwnSeat } from '../../core/seats';
import type { GameName, GameState, Phrase, TableInfo } from '../../wire';

const MOST_LEFT = 6; // games that are asked for
const PREPARING_EVERY = 2_000; // milliseconds
const TABLES_EVERY = 20_000;

export interface LeftGame {
  own: OwnSeat;
  table: TableInfo;
}

export class Lobby {
  games: Record<GameName, GameState> | null = $state.raw(null);
  tables: TableInfo[] = $state.raw([]);
  left: LeftGame[] = $state.raw([]);
  /** A refusal, to be read where it was caused. */
  problem: Phrase | null = $state.raw(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #isClosed = false;

  constructor() {
    document.addEventListener('visibilitychange', this.#look);
    void this.#watchGames();
    void this.#watchTables();
    void this.#findLeft();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#look);
    this.#timers.forEach(clearTimeout);
  }

  /** Do something that the server may refuse; says whether it went well. */
  async attempt(what: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.answer.error;
      return false;
    }
  }

  /** Leave a game for good; with nobody else there it ends. */
  async giveUp({ own }: LeftGame): Promise<void> {
    this.left = this.left.filter((game) => game.own.table !== own.table);
    const connection = new Connection(own.table, own.secret, { heard: () => {}, changed: () => {}, last: () => null });
    await connection.ask({ type: 'leave' }).catch(() => undefined); // gone already is as good
    connection.close();
    forgetSeat(own.table);
  }

  /** How far a game is prepared; null when it is, or when nothing is known. */
  preparing(game: GameName): GameState | null {
    const state = this.games?.[game];
    return state && !state.is_playable ? state : null;
  }

  /** Look again until every game is prepared. */
  async #watchGames(): Promise<void> {
    this.games = await games().catch(() => this.games);
    const isReady = this.games !== null && Object.values(this.games).every((game) => game.is_playable);
    if (!isReady) this.#later(() => this.#watchGames(), PREPARING_EVERY);
  }

  async #watchTables(): Promise<void> {
    if (document.visibilityState === 'visible') {
      this.tables = await listed().catch(() => this.tables);
    }
    this.#later(() => this.#watchTables(), TABLES_EVERY);
  }

  readonly #look = () => {
    if (document.visibilityState !== 'visible') return;
    void listed().then((tables) => (this.tables = tables)).catch(() => undefined);
    void this.#findLeft();
  };

  async #findLeft(): Promise<void> {
    const asked = ownSeats().filter((own) => !own.isOver).slice(0, MOST_LEFT);
    const found = await Promise.all(asked.map((own) => this.#find(own)));
    this.left = found.filter((game) => game !== null);
  }

  async #find(own: OwnSeat): Promise<LeftGame | null> {
    try {
      const table = await tableInfo(own.table);
      if (table.phase === 'waiting' || table.phase === 'playing') return { own, table };
      keepSeat({ ...own, isOver: true }); // the secret still opens its replay
    } catch (error) {
      if (error instanceof Refusal && error.answer.code === 'no-such-table') forgetSeat(own.table);
    }
    return null;
  }

  #later(what: () => Promise<void>, wait: number): void {
    if (!this.#isClosed) this.#timers.push(setTimeout(() => void what(), wait));
  }
}
