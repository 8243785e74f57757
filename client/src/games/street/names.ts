// The names of the six houses. Each house's emblem contains its number.
export const NUM_HOUSES = 6;

/** The id of a house's name. */
export const HOUSE_NAMES: Record<number, string> = {
  1: 'street-house-1',
  2: 'street-house-2',
  3: 'street-house-3',
  4: 'street-house-4',
  5: 'street-house-5',
  6: 'street-house-6',
};
