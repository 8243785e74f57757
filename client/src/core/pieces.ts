// Which piece is which, from one view to the next. A game lists the pieces of a view: what each is, and where it lies.
// Pieces of one kind are alike, so one that was there and is now here is the piece that travelled.

export interface Placed {
  kind: string; // what is alike has the same kind, as in "die 0" or "note 50000"
  place: string; // as in "house 3" or "purse 0"
  from?: string; // the place that a piece comes from which was not seen before: a card of a closed hand
}

export interface Piece extends Placed {
  id: number;
}

/** The pieces of the next view, with the ids of those that they were before. */
export function follow(before: readonly Piece[], after: readonly Placed[]): Piece[] {
  const free = new Map<string, Piece[]>(); // by kind and place
  for (const piece of before) at(free, `${piece.kind}|${piece.place}`).push(piece);
  const next: (Piece | null)[] = after.map((placed) => {
    const same = free.get(`${placed.kind}|${placed.place}`)?.shift();
    return same ? { ...placed, id: same.id } : null;
  });
  const moved = new Map<string, Piece[]>(); // by kind: those that lie where they lay no longer
  for (const piece of before.filter((one) => free.get(`${one.kind}|${one.place}`)?.includes(one))) at(moved, piece.kind).push(piece);
  let unused = before.reduce((most, piece) => Math.max(most, piece.id + 1), 0);
  return next.map((piece, number) => {
    if (piece) return piece;
    const placed = after[number];
    return { ...placed, id: moved.get(placed.kind)?.shift()?.id ?? unused++ };
  });
}

function at<T>(lists: Map<string, T[]>, key: string): T[] {
  const found = lists.get(key) ?? [];
  lists.set(key, found);
  return found;
}

/** The pieces at a place, in their order. */
export const piecesAt = (pieces: readonly Piece[], place: string): Piece[] => pieces.filter((piece) => piece.place === place);
