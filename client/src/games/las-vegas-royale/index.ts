import type { GameScreen } from '../../core/game';
import type { LasVegasRoyaleView } from '../../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';

const screen: GameScreen<LasVegasRoyaleView> = {
  Board,
  Choices,
  Holdings,
  Waiting: null,
  pieces: () => [],
  lamp: (view) => (view.actor !== null && view.actor >= 0 ? view.actor : view.turn_seat),
};

export default screen;
