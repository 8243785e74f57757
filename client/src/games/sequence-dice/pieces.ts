// Which pieces lie where: the chips of each side, on the board or with their side, and the two dice.
import type { Placed } from '../../core/pieces';
import type { SequenceDiceView } from '../../wire';
import { SPACES } from './board';

export const PLACE_OF_DICE = 'roll';

export function pieces(view: SequenceDiceView): Placed[] {
  const chips = view.held.slice(0, view.sides).flatMap((held, side) => [
    ...held.map((space) => ({ kind: `chip ${side}`, place: `space ${space}` })),
    // Chips never run out; as many as there are spaces are enough to come from somewhere and to go back there.
    ...Array.from({ length: SPACES.length - held.length }, () => ({ kind: `chip ${side}`, place: `supply ${side}` })),
  ]);
  // Each throw has dice of its own, so that they are seen to be thrown again.
  const dice = [0, 1].map((die) => ({ kind: `die ${die} of throw ${view.num_throws}`, place: PLACE_OF_DICE }));
  return view.num_throws ? [...chips, ...dice] : chips;
}
