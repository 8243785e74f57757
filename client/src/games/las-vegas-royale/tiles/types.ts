import type { Showing } from '../../../core/showing.svelte';
import type { LasVegasRoyaleView } from '../../../wire';

/** What every face's component gets. */
export interface StateProps {
  show: Showing;
  view: LasVegasRoyaleView;
  casino: number; // where the tile lies, from 0
  isSnug: boolean; // one line: only what matters now
}

/** The seats with what each has at a place, without those that have nothing. */
export const seatsWith = (counts: readonly number[][]) =>
  counts.map(([small, biggies], seat) => ({ seat, count: small + biggies })).filter(({ count }) => count > 0);
