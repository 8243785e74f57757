// Touching options that come as trees: what was chosen further on stays chosen where it is still to be had.
import type { TableModel } from '../../../core/table.svelte';
import type { Option } from '../../../wire';

/** Touch an option of a row; a second touch sends a choice that is whole. */
export function touch(model: TableModel, row: number, option: Option): void {
  if (!model.question) return;
  const { path } = model;
  if (path[row] === option && row === path.length - 1 && model.isWhole) {
    void model.send();
    return;
  }
  const next = [...path.slice(0, row), option];
  for (const later of path.slice(row + 1)) {
    const same = next[next.length - 1].then?.find((one) => one.move === later.move);
    if (!same) break;
    next.push(same);
  }
  model.path = next;
}

/** The options that these moves name one after the other, as far as they lead. */
export function follow(options: readonly Option[], moves: readonly string[]): Option[] {
  const path: Option[] = [];
  let offered: readonly Option[] = options;
  for (const move of moves) {
    const found = offered.find((option) => option.move === move);
    if (!found) break;
    path.push(found);
    offered = found.then ?? [];
  }
  return path;
}

/** By seat, what a path brings in all. */
export function brings(path: readonly Option[]): number[] {
  const all = path.map((option) => option.brings ?? []);
  const seats = Math.max(0, ...all.map((row) => row.length));
  return Array.from({ length: seats }, (_, seat) => all.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}

/** What an option brings with whatever follows: of those, the least for the seat that chooses. */
export function atLeast(option: Option, seat: number): number[] {
  const own = option.brings ?? [];
  if (!option.then?.length) return own;
  const ends = option.then.map((next) => brings([option, next]));
  return ends.reduce((least, end) => (end[seat] < least[seat] ? end : least));
}

/** Whether the choice would leave the seat tied in the house that it changes. */
export const isTied = (option: Option, seat: number): boolean =>
  option.standing?.houses?.some((house) => house.ties.some((owners) => owners.includes(seat))) ?? false;

/** Hovering with a mouse previews. */
export const hovering = (model: TableModel, option: Option) => ({
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') model.hovered = option;
  },
  onpointerleave: () => {
    model.hovered = null;
  },
});
