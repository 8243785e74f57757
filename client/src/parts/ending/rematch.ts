// On to the next game with the same people: a new table is opened once, and everybody sits down there with the secret of
// the old seat.
import { tableInfo } from '../../core/api';
import { router } from '../../core/route.svelte';
import { seatAt } from '../../core/seats';
import { takeSeat } from '../../core/sitting';
import type { TableModel } from '../../core/table.svelte';
import type { TableInfo } from '../../wire';

/** Open the new table, unless somebody has, and go there. */
export async function callRematch(model: TableModel): Promise<void> {
  if (!model.table) return;
  await model.ask({ type: 'rematch' });
  await goOn(await tableInfo(model.table.table)); // the event that names the new table may still be on its way
}

/** Sit down at the new table and go there; who has no seat goes to watch. */
export async function goOn(table: TableInfo): Promise<void> {
  if (table.rematch === null) return;
  const next = await tableInfo(table.rematch);
  const own = seatAt(table.table);
  if (own && !seatAt(next.table) && next.phase === 'waiting') {
    const { name = own.name, colour } = table.seats[own.seat];
    await takeSeat(next, { name, colour, secret: own.secret });
  }
  router.go(`/${next.code}`);
}
