// How a round is paid: what flies where, and when.
import { TIMES, type Goal } from '../../core/motion';
import type { Piece } from '../../core/pieces';
import type { StreamItem } from '../../wire';

const NOTES_APART = 250; // the next note leaves when the last is at 60 % of its way
const EQUALS_APART = 50;
const RING = 120; // a house is ringed before it pays
const SWELL = 360; // "=" swells once before equals go home

/** Notes fly to whoever gets them, equals home; what nobody gets, and dice that stay, fade where they lie. */
export function goals(gone: readonly Piece[], item: StreamItem): Map<number, Goal> {
  const found = new Map<number, Goal>();
  const earned = [...item.earned];
  for (const piece of gone.filter(({ place }) => place.startsWith('house'))) {
    const [what, value] = piece.kind.split(' ');
    if (what === 'die' && isTies(item)) found.set(piece.id, { place: `supply ${value}`, apart: EQUALS_APART });
    if (what !== 'note') continue;
    const taken = earned.findIndex(({ amount, where }) => amount === Number(value) && piece.place === `house ${where.with.casino}`);
    if (taken >= 0) found.set(piece.id, { place: `purse ${earned.splice(taken, 1)[0].seat}`, apart: NOTES_APART });
  }
  return found;
}

/** Whether equals go home in an item. */
export const isTies = (item: StreamItem | null) => item?.told.some(({ id }) => id === 'lv-tie') ?? false;

/** The house that pays in an item, from 1. */
export function payingHouse(item: StreamItem | null): number | null {
  const [what, number] = item?.plies[0]?.move.split(' ') ?? [];
  return what === 'pay' ? Number(number) : null;
}

export function timing(item: StreamItem): { lead?: number; hold?: number } {
  if (payingHouse(item)) return { lead: RING, hold: TIMES.slide };
  return isTies(item) ? { lead: SWELL } : {};
}
