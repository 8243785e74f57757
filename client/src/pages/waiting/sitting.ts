// Sitting down under a name and in a colour of one's choice, which are remembered.
import { ownSeats, type OwnSeat } from '../../core/seats';
import { settings } from '../../core/settings.svelte';
import { takeSeat } from '../../core/sitting';
import type { Seated, TableInfo } from '../../wire';

export const LONGEST_NAME = 24; // letters; the server refuses longer names

/** One's seat of the game before, if a chair is kept here for somebody of that name: its secret opens the chair. */
export function seatBefore(table: TableInfo): OwnSeat | null {
  const kept = new Set(table.seats.filter((chair) => chair.kind === 'reserved').map((chair) => chair.name));
  return ownSeats().find((own) => own.game === table.game && kept.has(own.name)) ?? null;
}

export async function sitDown(table: TableInfo, name: string, colour: number, seat: number | null = null): Promise<Seated> {
  const secret = seat === null ? (seatBefore(table)?.secret ?? null) : null;
  const seated = await takeSeat(table, { name, colour, seat, secret });
  settings.set({ name, colour });
  return seated;
}
