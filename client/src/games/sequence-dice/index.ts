import type { GameScreen } from '../../core/game';
import { phrase } from '../../core/words';
import type { SequenceDiceView } from '../../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import { pieces } from './pieces';
import Waiting from './Waiting.svelte';

const DEEDS: Record<string, string> = { place: 'sd-browser-place', replace: 'sd-browser-replace', remove: 'sd-browser-remove' };

const screen: GameScreen<SequenceDiceView> = {
  Board,
  Choices,
  Holdings,
  Waiting,
  pieces,
  lamp: (view) => (view.actor !== null && view.actor >= 0 ? view.actor : view.turn_seat),
  // what it brings stands with the choices
  deed: ([option]) => (option.name in DEEDS ? { does: phrase(DEEDS[option.name], { space: String(option.value) }), brings: null } : null),
  hasTrayBeside: true,
};

export default screen;
