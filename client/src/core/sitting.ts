// Taking a seat, in one way for every page: one's own randomness goes into the dice, and the seat's secret is kept with
// what the dice are checked against in the end.
import type { Join, Level, Seated, TableInfo } from '../wire';
import { join, newEntropy } from './api';
import { keepSeat } from './seats';

export async function takeSeat(table: TableInfo, who: Omit<Join, 'entropy'>, startsWith?: Level): Promise<Seated> {
  const entropy = newEntropy();
  const seated = await join(table.table, { ...who, entropy });
  const { game, code, commitment } = table;
  keepSeat({ ...seated, game, code, commitment, entropy, name: who.name, when: Date.now(), startsWith });
  return seated;
}
