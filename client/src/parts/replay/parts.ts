// The rounds of a game that is shown again, and the steps that links name.
import type { StreamItem } from '../../wire';

/** A round or deal: the steps from `first` on, up to the next. */
export interface Part {
  chapter: number; // 0 in a game without rounds
  first: number; // of its items, from 0
  size: number;
}

/** The rounds or deals of a game's items, in order. */
export function partsOf(items: readonly StreamItem[]): Part[] {
  const parts: Part[] = [];
  items.forEach(({ chapter }, number) => {
    const last = parts[parts.length - 1];
    if (last?.chapter === chapter) last.size += 1;
    else parts.push({ chapter, first: number, size: 1 });
  });
  return parts;
}

/** How many items lie before or at a ply: a link names the ply, because readers hear of it in different items. */
export function stepOfPly(items: readonly StreamItem[], ply: number): number {
  const found = items.findIndex(({ plies }) => plies.some((shown) => shown.ply >= ply));
  return found < 0 ? items.length : found + 1;
}
