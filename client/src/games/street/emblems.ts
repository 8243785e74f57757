// The six houses' emblems and roofs. Each emblem contains its number: one moon, two cherries, a crown of three points,
// four leaves, five rays, six arms. Emblems are drawn around 0,0 within 16; roofs are 120 wide and 16 high.

export const NUM_HOUSES = 6;

interface Emblem {
  paths: string[];
  turns: number; // how often the paths are repeated around the centre
  isLine: boolean; // drawn by its stroke alone
}

const solid = (...paths: string[]): Emblem => ({ paths, turns: 1, isLine: false });

export const EMBLEMS: Record<number, Emblem> = {
  1: solid('M6-13A14 14 0 1 0 13 6 11 11 0 0 1 6-13Z'),
  2: solid(
    'M-13 7a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z',
    'M2 8a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z',
    'M-6.500 1C-4.500-6-.5-11 5.500-13.500L6.500-11.500C1-9-3-4-4.500 2ZM6 2C6-4 6-9 5-13L7-13.400C8-9 8-4 8 2ZM6-13c4-2 8-1 9 1-3 2-6 2-9-1Z',
  ),
  3: solid('M-14 11V-9l7.500 8L0-14 6.500-1 14-9v20Z'),
  4: { paths: ['M0-1C-5-4-8-8-5-12-3-14 0-13 0-10 0-13 3-14 5-12 8-8 5-4 0-1Z'], turns: 4, isLine: false },
  5: solid('M0-15 3.900-5.200 14.400-4.600 6.300 2 9 12.200 0 6.500-9 12.200-6.300 2-14.400-4.600-3.900-5.200Z'),
  6: { paths: ['M0 0V-13M0-8l-3.600-3.400M0-8l3.600-3.400'], turns: 6, isLine: true },
};

export const ROOFS: Record<number, string> = {
  1: 'M30 16C32 4 46 0 60 0S88 4 90 16Z',
  2: 'M20 16V6L29 0l9 6v10h44V6l9-6 9 6v10Z',
  3: 'M22 16V6l12 6L60 0l26 12 12-6v10Z',
  4: 'M24 16V4h10v5h10V4h10v5h12V4h10v5h10V4h10v12Z',
  5: 'M20 16 60 0l40 16Z',
  6: 'M14 16q8-1 12-8h14q4-6 20-8 16 2 20 8h14q4 7 12 8Z',
};

/** The id of a house's name. */
export const HOUSE_NAMES: Record<number, string> = {
  1: 'street-house-1',
  2: 'street-house-2',
  3: 'street-house-3',
  4: 'street-house-4',
  5: 'street-house-5',
  6: 'street-house-6',
};
