// What a house shows, put together from the pieces that lie there and from how the server says that it stands.
//
// Both Las Vegas games name their pieces alike (`pieces` in their index.ts):
//   kinds   die OWNER …, biggy OWNER …, extra OWNER … (Prime Time), blank OWNER …, note AMOUNT
//   places  house NUMBER, roll NUMBER; NUMBER from 1
// A kind may say more after the owner. Las Vegas adds the face, so that of a roll just the dice with the number of the
// house travel there.
// OWNER is the index that `strength` of a House has: seats, then the neutral player, then the blanks.
import type { Piece } from '../../core/pieces';
import type { House, Option } from '../../wire';

export type Shape = 'die' | 'biggy' | 'extra' | 'blank';

/** A die that is drawn; one that a choice would only bring here has no id, because its piece still lies elsewhere. */
export interface DrawnDie {
  id: number | null;
  key: string;
  shape: Shape;
  owner: number;
}

/** The dice of one owner, and what they count. */
export interface Lot {
  owner: number;
  dice: DrawnDie[];
  count: number;
}

export interface Rung {
  amount: number;
  noteId: number | null;
  lot: Lot | null;
}

/** Owners who get nothing: several are equal, one alone came too late. */
export type Out = Lot[];

export interface Ladder {
  rungs: Rung[];
  outs: Out[];
}

export function drawnDie(piece: Piece, isFresh = false): DrawnDie {
  const [shape, owner] = piece.kind.split(' ');
  const id = isFresh ? null : piece.id;
  return { id, key: `${isFresh ? 'fresh' : 'die'} ${piece.id}`, shape: shape as Shape, owner: Number(owner) };
}

/** `here` are the pieces of the house, `fresh` those that a previewed choice would bring here. */
export function ladderOf(notes: readonly number[], here: readonly Piece[], fresh: readonly Piece[], house: House | undefined): Ladder {
  const dice = [
    ...here.filter((piece) => !piece.kind.startsWith('note')).map((piece) => drawnDie(piece)),
    ...fresh.map((piece) => drawnDie(piece, true)),
  ];
  const lot = (owner: number): Lot => ({
    owner,
    dice: dice.filter((die) => die.owner === owner).sort((a, b) => SHAPES.indexOf(a.shape) - SHAPES.indexOf(b.shape)),
    count: house?.strength[owner] ?? 0,
  });
  const free = here.filter((piece) => piece.kind.startsWith('note'));
  const takes = [...(house?.takes ?? [])];
  const rungs = notes.map((amount): Rung => {
    const note = free.findIndex((piece) => piece.kind === `note ${amount}`);
    const noteId = note < 0 ? null : free.splice(note, 1)[0].id;
    const take = takes.findIndex((taken) => taken[1] === amount);
    return { amount, noteId, lot: take < 0 ? null : lot(takes.splice(take, 1)[0][0]) };
  });
  const outs = [...(house?.ties ?? []), ...(house?.rest ?? []).map((owner) => [owner])].map((owners) => owners.map(lot));
  return { rungs, outs: outs.sort((a, b) => b[0].count - a[0].count) };
}

const SHAPES: Shape[] = ['die', 'extra', 'blank', 'biggy'];

/** What a choice would bring at a house: a note, a tie with others, or nothing. */
export type Prospect = { kind: 'take'; amount: number } | { kind: 'tie'; with: number[] } | { kind: 'none' };

export function prospectOf(house: House | undefined, seat: number): Prospect {
  const taken = house?.takes.filter(([owner]) => owner === seat) ?? [];
  if (taken.length) return { kind: 'take', amount: taken.reduce((sum, [, amount]) => sum + amount, 0) };
  const tie = house?.ties.find((owners) => owners.includes(seat));
  return tie ? { kind: 'tie', with: tie.filter((owner) => owner !== seat) } : { kind: 'none' };
}

/** A house as it would stand after a choice; as it stands now where the choice changes nothing there. */
export const houseAfter = (option: Option | null, now: readonly House[], number: number): House | undefined =>
  option?.standing?.houses?.find((house) => house.casino === number) ?? now.find((house) => house.casino === number);
