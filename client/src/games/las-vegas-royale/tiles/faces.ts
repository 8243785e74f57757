// The sixteen faces of the tiles: what each is called in every language, its icon, and what is printed on it.
import type { IconName } from '../../../pieces/icons';
import type { LasVegasRoyaleView } from '../../../wire';

export type Face = NonNullable<LasVegasRoyaleView['faces'][number]>;

export const FACES: Record<Face, { title: string; icon: IconName }> = {
  'lucky-punch': { title: 'Lucky Punch', icon: 'fist' },
  jackpot: { title: 'Jackpot', icon: 'star' },
  'prime-time': { title: 'Prime Time', icon: 'clock' },
  'fifty-fifty': { title: 'Fifty Fifty', icon: 'updown' },
  'high-five': { title: 'High Five', icon: 'hand' },
  'bad-luck': { title: 'Bad Luck', icon: 'cloud' },
  'pay-day': { title: 'Pay Day', icon: 'coins' },
  'power-play': { title: 'Power Play', icon: 'bolt' },
  'no-entry': { title: 'No Entry!', icon: 'stop' },
  knockout: { title: 'Knockout?', icon: 'glass' },
  'block-it': { title: 'Block It!', icon: 'wall' },
  handicap: { title: 'Handicap', icon: 'scale' },
  'black-box': { title: 'Black Box', icon: 'box' },
  'double-down': { title: 'Double Down', icon: 'ddown' },
  'nice-dice': { title: 'Nice Dice', icon: 'die' },
  'my-choice': { title: 'My Choice', icon: 'check' },
};

/** What is printed on a field: chips, an amount, an icon, or nothing. */
export type Print = { chips: number } | { amount: number } | { icon: IconName } | null;

const chips = (count: number): Print => ({ chips: count });
const amount = (value: number): Print => ({ amount: value });
const icon = (name: IconName): Print => ({ icon: name });

export const PRINTED = {
  luckyPunch: [amount(20_000), amount(30_000), amount(40_000)],
  jackpot: [30_000, 40_000, 50_000, 60_000, 70_000, 80_000].map(amount),
  fifty: [amount(0), chips(1), amount(30_000), amount(40_000), amount(60_000)],
  ring: [icon('play'), chips(2), null, amount(30_000), null, chips(1)],
  myChoice: [chips(1), chips(2), amount(30_000), icon('bolt'), icon('gift'), amount(60_000)],
  handicap: [
    { name: 'chip', print: chips(1), fields: 2 },
    { name: 30_000, print: amount(30_000), fields: 3 },
    { name: 'special', print: icon('gift'), fields: 4 },
  ],
  niceDice: [10_000, 20_000, 30_000, 40_000, 50_000, 60_000],
  highFive: 5, // the strength that takes the token
  highFiveToken: 100_000,
  barPlaces: 2, // for each player
  doubleDown: [60_000, 30_000],
  badLuck: -50_000,
  blackBox: [60, 20, 20, 0, 0, 0], // in thousands
} as const;
