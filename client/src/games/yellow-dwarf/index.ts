import type { GameScreen } from '../../core/game';
import { phrase } from '../../core/words';
import type { Option, YellowDwarfView } from '../../wire';
import Board from './Board.svelte';
import { named, turnOf } from './cards';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import { goals, pieces } from './pieces';
import Waiting from './Waiting.svelte';

/** "Lay the J♣", and below how far one's own cards go on from it, where there is more to say. */
function deed([option]: readonly Option[]) {
  if (option.name !== 'lay') return null;
  const does = phrase('yd-browser-lay', { card: named(String(option.value)) });
  return { does, brings: option.phrase.id === 'yd-choice-card' ? null : option.phrase };
}

const screen: GameScreen<YellowDwarfView> = {
  Board,
  Choices,
  Holdings,
  Waiting,
  pieces,
  goals,
  lamp: turnOf,
  deed,
  needsWidth: () => true, // for the hand
};

export default screen;
