// Which pieces lie where: cards in hands, in the sequence, out or shown, and chips in pots and purses.
import type { Placed } from '../../core/pieces';
import type { ShownPly, YellowDwarfView } from '../../wire';
import { POT_CARDS } from './cards';

export const MOST_CHIPS = 12; // of a pot, that are drawn and that move
const LAY = 'lay ';

export function pieces(view: YellowDwarfView, plies: readonly ShownPly[] = []): Placed[] {
  const layers = new Map(plies.filter((ply) => ply.move.startsWith(LAY)).map((ply) => [ply.move.slice(LAY.length), ply.actor]));
  const dealer = view.dealer === null ? undefined : `seat ${view.dealer}`;
  const card = (name: string, place: string, from?: string): Placed => ({ kind: `card ${name}`, place, from });
  const chip = (place: string): Placed => ({ kind: 'chip', place });
  const times = (count: number, place: string) => Array.from({ length: count }, () => chip(place));
  return [
    ...view.hand.map((name) => card(name, `hand ${view.seat}`, dealer)),
    ...view.sequence.map((name) => card(name, 'sequence', layers.has(name) ? `hand ${layers.get(name)}` : undefined)),
    ...view.played.filter((name) => !view.sequence.includes(name)).map((name) => card(name, 'laid')),
    ...view.shown.flatMap((cards, seat) => cards.map((name) => card(name, `shown ${seat}`, `hand ${seat}`))),
    ...POT_CARDS.flatMap((name, pot) => times(Math.min(view.pots[pot], MOST_CHIPS), `pot ${name}`)),
    ...view.purses.flatMap((purse, seat) => times(purse, `purse ${seat}`)),
  ];
}
