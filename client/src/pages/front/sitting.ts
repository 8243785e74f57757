// Opening a table and sitting down at one, under the name and in the colour that are kept in this browser.
import { openTable } from '../../core/api';
import { router } from '../../core/route.svelte';
import { seatAt } from '../../core/seats';
import { settings, t } from '../../core/settings.svelte';
import { takeSeat } from '../../core/sitting';
import type { Level, TableInfo } from '../../wire';
import type { Offer } from './games';

const OPPONENTS: Level = 'medium';

/** Start a game against bots: one click, no question. They sit down after the person, who so has the choice of name and colour. */
export async function playNow(offer: Offer): Promise<void> {
  const table = await openTable({ game: offer.game, players: offer.usual });
  await sitDown(table, OPPONENTS);
}

/** Take a free seat at a table, unless one has a seat there, and go to it. */
export async function sitDown(table: TableInfo, startsWith?: Level): Promise<void> {
  if (!seatAt(table.table)) {
    // whoever has never given a name is not asked for one
    const number = table.seats.filter((chair) => chair.kind !== 'open').length + 1;
    const name = settings.name || t('player-number', { number });
    await takeSeat(table, { name, colour: settings.colour }, startsWith);
  }
  router.go(`/${table.code}`);
}
