// How large pieces are drawn, by the width of the street or of the tray that they lie in. Styles decide everything else.
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

export interface Sizes {
  die: number;
  hollow: number; // of those who get nothing
  note: number; // width
  noteOfMany: number; // width, where there are four or more
  token: number;
  sign: number; // the die on a sign
  roof: number; // width
}

// In pixels; the styles of the houses have the same in rem. From the first on there are three houses in a row.
const THREE_IN_A_ROW = 552;
const WIDE = 680;
const BROAD = 760;

const SMALL: Sizes = { die: 22, hollow: 17, note: 47, noteOfMany: 42, token: 15, sign: 21, roof: 120 };
const MEDIUM: Sizes = { die: 25, hollow: 20, note: 54, noteOfMany: 48, token: 17, sign: 23, roof: 130 };
const LARGE: Sizes = { die: 28, hollow: 24, note: 66, noteOfMany: 60, token: 20, sign: 28, roof: 156 };
const LARGEST: Sizes = { ...LARGE, die: 31, note: 78 };
/** Houses with many tiles on a phone. */
const SNUG: Sizes = { die: 19, hollow: 14, note: 42, noteOfMany: 42, token: 14, sign: 19, roof: 96 };

/** The room that a street has; its houses ask for it. */
export class Room {
  width = $state(0);

  sizes(isSnug: boolean): Sizes {
    if (this.width >= BROAD) return LARGEST;
    if (this.width >= WIDE) return LARGE;
    if (this.width >= THREE_IN_A_ROW) return MEDIUM;
    return isSnug ? SNUG : SMALL;
  }
}

const KEY = Symbol('room');
export const setRoom = () => setContext(KEY, new Room());
export const getRoom = () => getContext<Room>(KEY);

const wide = new MediaQuery('(min-width: 600px) and (min-height: 520px)');
/** Whether the page is larger than a phone, upright or on its side. */
export const isWide = () => wide.current;
