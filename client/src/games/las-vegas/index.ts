// Las Vegas: which pieces of a view lie where. How they are named is said in ../street/ladder.ts.
import type { GameScreen } from '../../core/game';
import type { Placed } from '../../core/pieces';
import type { LasVegasView } from '../../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import { goals, timing } from './paying';
import Waiting from './Waiting.svelte';

const some = (count: number, kind: string, place: string): Placed[] => Array.from({ length: count }, () => ({ kind, place }));

function pieces(view: LasVegasView): Placed[] {
  const white = view.players; // the neutral player comes after the seats
  const houses = view.notes.flatMap((notes, casino) => {
    const place = `house ${casino + 1}`;
    return [
      ...notes.map((amount) => ({ kind: `note ${amount}`, place })),
      ...view.dice[casino].flatMap((count, seat) => some(count, `die ${seat} ${casino + 1}`, place)),
      ...some(view.white_dice[casino], `die ${white} ${casino + 1}`, place),
    ];
  });
  const roll = [
    ...view.roll_own.map((face) => ({ kind: `die ${view.turn_seat} ${face}`, place: `roll ${face}`, from: `supply ${view.turn_seat}` })),
    ...view.roll_white.map((face) => ({ kind: `die ${white} ${face}`, place: `roll ${face}`, from: `white ${view.turn_seat}` })),
  ];
  return [...houses, ...roll];
}

const screen: GameScreen<LasVegasView> = {
  Board,
  Choices,
  Holdings,
  Waiting,
  pieces,
  goals,
  timing,
  needsWidth: () => true,
  drawsHints: true,
  lamp: (view) => (view.actor !== null && view.actor >= 0 ? view.actor : view.turn_seat),
};

export default screen;
