import type { Showing } from '../../../core/showing.svelte';
import type { TableModel } from '../../../core/table.svelte';
import type { LasVegasRoyaleView, Option } from '../../../wire';

/** What draws a row of options gets. */
export interface RowProps {
  show: Showing;
  model: TableModel;
  view: LasVegasRoyaleView;
  row: number; // of model.rows
  options: Option[];
}
