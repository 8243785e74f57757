// A tile's state in words, in the messages that the terminal has for it.
import type { Showing } from '../../../core/showing.svelte';
import { phrase } from '../../../core/words';
import type { Argument, LasVegasRoyaleView, Phrase } from '../../../wire';
import { FACES, PRINTED, type Face, type Print } from './faces';

const EMPTY = phrase('ry-state-empty');

export const money = (amount: number): Phrase => phrase('ry-money', { amount });

/** A reward as it is paid. */
export function rewardWords(print: Print): Phrase {
  if (print && 'chips' in print) return phrase('ry-chips', { count: print.chips });
  return print && 'amount' in print && print.amount ? money(print.amount) : phrase('ry-state-nothing');
}

const name = (seat: number): Argument => ({ is: 'name', seat });
const listed = (all: Argument[], by: ' ' | ', '): Argument => (all.length ? { is: 'list', all, by } : EMPTY);

const diceWords = (places: readonly number[][]): Argument =>
  listed(places.flatMap(([small, biggies], seat) => (small + biggies ? [listed([name(seat), small + biggies], ' ')] : [])), ', ');

function holder(id: 'ry-state-token' | 'ry-state-marker', seat: number | null): Phrase {
  return seat === null ? phrase('ry-state-free') : phrase(id, { player: name(seat) });
}

function state(view: LasVegasRoyaleView, face: Face): Phrase | null {
  switch (face) {
    case 'jackpot':
      return phrase('ry-state-jackpot', { amount: money(view.jackpot) });
    case 'no-entry':
      return phrase('ry-state-ring', { what: rewardWords(PRINTED.ring[(view.ring + 1) % PRINTED.ring.length]) });
    case 'high-five':
      return holder('ry-state-token', view.high_five);
    case 'power-play':
      return holder('ry-state-marker', view.power_seat);
    case 'block-it': {
      const groups = view.groups.flatMap((count, size) => Array<number>(count).fill(size));
      return phrase('ry-state-groups', { groups: { is: 'list', all: groups.length ? groups : [0], by: ' ' } });
    }
    case 'handicap': {
      const [chip, card, special] = view.fields;
      return phrase('ry-state-fields', { chip, card, special });
    }
    case 'knockout':
      return phrase('ry-state-bar', { dice: diceWords(view.bar) });
    case 'double-down':
      return phrase('ry-state-double', { dice: diceWords(view.double) });
    case 'nice-dice': {
      const there = view.nice_owner.flatMap((owner, field) => (owner === null ? [] : [listed([field + 1, name(owner)], ' ')]));
      return phrase('ry-state-nice', { dice: listed(there, ', ') });
    }
    case 'my-choice':
      return phrase('ry-state-gold', { dice: view.gold_owner === null ? EMPTY : name(view.gold_owner) });
    default:
      return null;
  }
}

/** A tile's name with its state, where it has one. */
export function stateOf(show: Showing, view: LasVegasRoyaleView, face: Face): string {
  const found = state(view, face);
  const tile = FACES[face].title;
  return show.say(found ? phrase('ry-tile-state', { tile, state: found }) : phrase('ry-tile-name', { tile }));
}
