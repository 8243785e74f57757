// Which pieces lie where: cards in hands, in the sequence or shown, and the chips of the pots. Purses are numbers.
import type { Goal } from '../../core/motion';
import type { Piece, Placed } from '../../core/pieces';
import type { ShownPly, StreamItem, YellowDwarfView } from '../../wire';
import { POT_CARDS } from './cards';

const MOST_CHIPS = 12; // of a pot, that are drawn, and that move at once
const CHIPS_APART = 45; // milliseconds
const CARDS_APART = 25;
const LAY = 'lay ';

export function pieces(view: YellowDwarfView, plies: readonly ShownPly[] = []): Placed[] {
  const layers = new Map(plies.filter((ply) => ply.move.startsWith(LAY)).map((ply) => [ply.move.slice(LAY.length), ply.actor]));
  const dealer = view.dealer === null ? undefined : `seat ${view.dealer}`;
  const card = (name: string, place: string, from?: string): Placed => ({ kind: `card ${name}`, place, from });
  return [
    ...view.hand.map((name) => card(name, `hand ${view.seat}`, dealer)),
    ...view.sequence.map((name) => card(name, 'sequence', layers.has(name) ? `hand ${layers.get(name)}` : undefined)),
    ...view.shown.flatMap((cards, seat) => cards.map((name) => card(name, `shown ${seat}`, `hand ${seat}`))),
    ...POT_CARDS.flatMap((name, pot) => chipsOf(view, name, view.pots[pot])),
  ];
}

/** The chips of a pot; everybody has staked some. */
function chipsOf(view: YellowDwarfView, pot: string, amount: number): Placed[] {
  return Array.from({ length: Math.min(amount, MOST_CHIPS) }, (_, number) => ({
    kind: `chip of ${pot}`,
    place: `pot ${pot}`,
    from: `purse ${number % view.players}`,
  }));
}

/** Chips go to who laid the last card, cards of a sequence that has ended to the ranks that are out. */
export function goals(gone: readonly Piece[], item: StreamItem): Map<number, Goal> {
  const { layer } = item.view as YellowDwarfView;
  const found = new Map<number, Goal>();
  const chips = gone.filter((piece) => piece.place.startsWith('pot ')).slice(0, MOST_CHIPS);
  if (layer !== null) for (const chip of chips) found.set(chip.id, { place: `purse ${layer}`, apart: CHIPS_APART });
  for (const card of gone.filter((piece) => piece.place === 'sequence')) found.set(card.id, { place: 'laid', apart: CARDS_APART });
  return found;
}
