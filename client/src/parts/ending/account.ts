// Who earned how much where, by round or deal: the same account that the terminal gives (src/croupier/account.py).
import type { Seen } from '../../core/state';
import { phrase } from '../../core/words';
import type { Argument, Phrase } from '../../wire';

export interface Chapter {
  number: number;
  totals: number[]; // by seat
  lines: Phrase[]; // for each seat that earned or paid something
}

/** The rounds or deals in which something was earned; none in a game without them. */
export function accountOf(earned: Seen['earned'], players: number): Chapter[] {
  const seats = [...Array(players).keys()];
  const numbers = [...new Set(earned.map(({ chapter }) => chapter))].filter((number) => number > 0).sort((a, b) => a - b);
  return numbers.map((number) => {
    const own = earned.filter(({ chapter }) => chapter === number);
    const totals = seats.map((seat) => sum(own.filter((earning) => earning.seat === seat)));
    const lines = seats.flatMap((seat) => lineOf(seat, own.filter((earning) => earning.seat === seat)));
    return { number, totals, lines };
  });
}

/** An amount with its sign. */
export function signed(amount: number): Phrase {
  return phrase('account-amount', { sign: amount > 0 ? 'plus' : amount < 0 ? 'minus' : 'none', amount: Math.abs(amount) });
}

function lineOf(seat: number, earned: Seen['earned']): Phrase[] {
  if (!earned.length) return [];
  const places = new Map<string, Seen['earned']>(); // what was earned at one place is one sum
  for (const earning of earned) {
    const place = JSON.stringify(earning.where);
    places.set(place, [...(places.get(place) ?? []), earning]);
  }
  const parts = [...places.values()].map((at): Argument => phrase('account-part', { where: at[0].where, amount: signed(sum(at)) }));
  const player = { is: 'name', seat } as const;
  return [phrase('account-line', { player, total: signed(sum(earned)), parts: { is: 'list', all: parts, by: ', ' } })];
}

const sum = (earned: Seen['earned']) => earned.reduce((total, { amount }) => total + amount, 0);
