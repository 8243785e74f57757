// How large pieces are drawn in the houses; styles decide everything else.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 600px');
const broad = new MediaQuery('min-width: 1180px');

export interface Sizes {
  die: number;
  hollow: number; // of those who get nothing
  note: number; // width
  noteOfMany: number; // width, where there are four or more
  token: number;
  sign: number; // the die on a sign
  rolled: number;
}

const PHONE: Sizes = { die: 22, hollow: 17, note: 47, noteOfMany: 42, token: 15, sign: 21, rolled: 31 };
const TABLET: Sizes = { die: 28, hollow: 24, note: 66, noteOfMany: 60, token: 20, sign: 28, rolled: 44 };
const DESK: Sizes = { ...TABLET, die: 31, note: 78 };
/** Houses with many tiles on a phone. */
const SNUG: Sizes = { die: 19, hollow: 14, note: 42, noteOfMany: 42, token: 14, sign: 19, rolled: 31 };

export const sizes = (isSnug = false): Sizes => (broad.current ? DESK : wide.current ? TABLET : isSnug ? SNUG : PHONE);
export const isWide = () => wide.current;
