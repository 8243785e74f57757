import type { GameScreen } from '../../core/game';
import type { LasVegasRoyaleView } from '../../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import { heading } from './awake';
import { deed } from './deed';
import { goals, timing } from './paying';
import { pieces } from './pieces';
import Waiting from './Waiting.svelte';

const screen: GameScreen<LasVegasRoyaleView> = {
  Board,
  Choices,
  Holdings,
  Waiting,
  pieces,
  goals,
  timing,
  deed,
  heading,
  declines: {
    skip: 'ry-browser-skip',
    decline: 'ry-browser-decline',
    leave: 'ry-browser-leave',
    roll: 'ry-browser-roll',
    stop: 'ry-browser-stop',
    done: 'ry-browser-none',
  },
  arms: ['skip'], // it costs a chip, even where the fine of Bad Luck would take that chip anyway
  lamp: (view) => (view.actor !== null && view.actor >= 0 ? view.actor : view.turn_seat),
};

export default screen;
