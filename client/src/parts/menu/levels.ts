import type { Level } from '../../wire';

/** The levels that people are offered; the others are for comparing bots. */
export const OFFERED: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
export const USUAL: Level = 'medium';
