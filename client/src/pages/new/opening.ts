// Opens a table, sits down, lets the bots sit where they were put, and begins if nobody else is awaited.
import { openTable } from '../../core/api';
import { Connection } from '../../core/connection';
import type { GameName, NewTable, Rules, Seated, TableInfo } from '../../wire';
import { sitDown } from '../waiting/sitting';
import type { Value } from './values';

const LONGEST_WAIT = 1_500; // milliseconds for a game to begin; a longer preparation is watched in the waiting room

/** Who sits on a chair besides the one who opens the table: a bot of a level, or whoever comes. */
export type Guest = string; // 'open' is no level's name

export interface Opening {
  game: GameName;
  guests: Guest[]; // from the second seat on
  settings: Record<string, Value>;
  rules: Partial<Rules>;
}

/** Resolves with the table's code. */
export async function open(opening: Opening, name: string, colour: number): Promise<string> {
  const { game, guests, settings, rules } = opening;
  const request: NewTable = { game, players: guests.length + 1, settings, rules };
  const table: TableInfo = await openTable(request);
  const seated = await sitDown(table, name, colour);
  const hasBots = guests.some((guest) => guest !== 'open');
  if (hasBots) await seatBots(seated, guests);
  return table.code;
}

async function seatBots(seated: Seated, guests: Guest[]): Promise<void> {
  const connection = new Connection(seated.table, seated.secret, { heard: () => undefined, changed: () => undefined, last: () => null });
  try {
    for (const [number, level] of guests.entries()) {
      if (level !== 'open') await connection.ask({ type: 'bot', seat: number + 1, level });
    }
    if (guests.includes('open')) return;
    const begun = connection.ask({ type: 'start' }).catch(() => undefined); // the waiting room can start it, too
    await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  } finally {
    connection.close();
  }
}
