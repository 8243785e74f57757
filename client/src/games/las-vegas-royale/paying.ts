// What flies where when pieces leave the table, and when.
import { TIMES, type Goal } from '../../core/motion';
import type { Piece } from '../../core/pieces';
import type { StreamItem } from '../../wire';
import { goals as goalsOfNotes, payingHouse } from '../las-vegas/paying';

const RING = 120; // a house is ringed before it pays
const CLEARING = ['pay', 'fine', 'card', 'tile', 'starter']; // the round is over: dice fade where they lie
const DICE_APART = 50;

/** Cards fly to whoever gets them; dice that are taken back fly home. */
export function goals(gone: readonly Piece[], item: StreamItem): Map<number, Goal> {
  const found = goalsOfNotes(gone, item);
  const [first] = item.plies[0]?.move.split(' ') ?? [];
  if (CLEARING.includes(first)) return found;
  for (const { id, kind, place } of gone) {
    const [what, owner] = kind.split(' ');
    const isTakenBack = !place.startsWith('roll') || first === 'skip'; // of a roll, what was not chosen just fades
    if ((what === 'die' || what === 'biggy') && isTakenBack) found.set(id, { place: `supply ${owner}`, apart: DICE_APART });
  }
  return found;
}

export const timing = (item: StreamItem): { lead?: number; hold?: number } => (payingHouse(item) ? { lead: RING, hold: TIMES.slide } : {});
