// The games as the front page shows them. Titles stand here a second time, so that no game's own words are fetched for them.
import type { GameName } from '../../wire';

export interface Offer {
  game: GameName;
  title: string; // a message's id, as is `about`
  about: string;
  few: number; // players
  many: number;
  usual: number; // players of a game that starts at once
  minutes: number; // about how long it takes
}

export const OFFERS: readonly Offer[] = [
  { game: 'las-vegas', title: 'lobby-title-las-vegas', about: 'lobby-about-las-vegas', few: 2, many: 5, usual: 4, minutes: 25 },
  { game: 'las-vegas-royale', title: 'lobby-title-las-vegas-royale', about: 'lobby-about-las-vegas-royale', few: 2, many: 5, usual: 4, minutes: 35 },
  { game: 'sequence-dice', title: 'lobby-title-sequence-dice', about: 'lobby-about-sequence-dice', few: 2, many: 4, usual: 2, minutes: 10 },
  { game: 'yellow-dwarf', title: 'lobby-title-yellow-dwarf', about: 'lobby-about-yellow-dwarf', few: 3, many: 6, usual: 4, minutes: 20 },
];

export const titleOf = (game: GameName): string => OFFERS.find((offer) => offer.game === game)?.title ?? '';
