// The secrets of one's seats, kept in this browser: whoever has one can come back to the seat.
import type { GameName, Level, Seated } from '../wire';

export interface OwnSeat extends Seated {
  game: GameName;
  name: string;
  code: string;
  when: number; // milliseconds
  entropy?: string; // what this browser added to the dice
  commitment?: string; // the fingerprint that was shown when sitting down
  startsWith?: Level; // the bots that take all free seats at once, before the game starts by itself
  isOver?: boolean; // known to have ended, so there is nothing to go on with
}

const KEY = 'croupier-seats';
const MOST = 50;

let inMemory: Record<string, OwnSeat> = {};

function all(): Record<string, OwnSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, OwnSeat>;
  } catch {
    return inMemory;
  }
}

function keep(seats: Record<string, OwnSeat>): void {
  inMemory = seats;
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // private windows may keep nothing; the seat is known until the page is closed
  }
}

/** One's own seats, the newest first. */
export const ownSeats = (): OwnSeat[] => Object.values(all()).sort((a, b) => b.when - a.when);

export const seatAt = (table: string): OwnSeat | null => all()[table] ?? null;

export function keepSeat(seat: OwnSeat): void {
  const seats = { ...all(), [seat.table]: seat };
  const old = Object.values(seats).sort((a, b) => b.when - a.when).slice(MOST);
  for (const { table } of old) delete seats[table];
  keep(seats);
}

export function forgetSeat(table: string): void {
  const seats = all();
  delete seats[table];
  keep(seats);
}
