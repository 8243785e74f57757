import type { GameScreen } from '../../core/game';
import type { YellowDwarfView } from '../../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';

const screen: GameScreen<YellowDwarfView> = {
  Board,
  Choices,
  Holdings,
  Waiting: null,
  pieces: () => [],
  lamp: (view) => (view.actor !== null && view.actor >= 0 ? view.actor : null),
};

export default screen;
