// The luck account made ready to be drawn: lines by side, rounds as bands, marks along the lines, bars from zero.
import { phrase } from '../../core/words';
import type { Luck, Moment, Phrase, StreamItem } from '../../wire';

/** The seats that win together: partners, or a player alone. */
export type Side = number[];

/** A round or deal, from the place of one moment to that of another. */
export interface Band {
  chapter: number;
  from: number;
  to: number;
}

const MARKS = 4; // along each line
const GROUND = 0.02; // a chance that is hardly one: marks there would crowd the line of zero
const MOST_ROWS = 12; // of the course in words
const LEAST_SCALE = 0.2; // so that a point or two do not look like much

/** The sides in the order of their first seats; partners have the same chance all the time. */
export function sidesOf(course: readonly Moment[]): Side[] {
  const sides: Side[] = [];
  (course[0]?.chances ?? []).forEach((_, seat) => {
    const side = sides.find(([other]) => course.every(({ chances }) => chances[seat] === chances[other]));
    if (side) side.push(seat);
    else sides.push([seat]);
  });
  return sides;
}

/** The rounds or deals; a move lies in the round in which it was made. None in a game without them. */
export function bandsOf(course: readonly Moment[]): Band[] {
  const bands: Band[] = [];
  course.forEach(({ chapter }, place) => {
    const last = bands.at(-1);
    if (last?.chapter === chapter) last.to = place;
    else if (chapter) bands.push({ chapter, from: Math.max(place - 1, 0), to: place });
  });
  return bands;
}

/** The places of a line's marks; those of different lines lie apart, and only the first may lie on the ground. */
export function marksOf(chances: readonly number[], line: number, lines: number): number[] {
  const places = [...Array(MARKS).keys()].map((mark) => Math.round(((mark + (line + 0.5) / lines) / MARKS) * (chances.length - 1)));
  return [...new Set(places)].filter((place, number) => number === 0 || chances[place] > GROUND);
}

/** The sides that have won, or are ahead in a game that was not finished. */
export function leadersOf(sides: readonly Side[], course: readonly Moment[]): Side[] {
  const last = course.at(-1)?.chances ?? [];
  const best = Math.max(...last);
  return sides.filter(([seat]) => last[seat] === best);
}

/** Places of moments that tell the course in words: the first, and the last of each round or some in even steps. */
export function toldOf(course: readonly Moment[]): number[] {
  const last = course.length - 1;
  if (last < 0) return [];
  const ends = [...course.keys()].filter((place) => place > 0 && (!course[place].chapter || place === last || course[place + 1].chapter !== course[place].chapter));
  const count = Math.min(ends.length, MOST_ROWS - 1);
  return [0, ...[...Array(count).keys()].map((step) => ends[Math.ceil((ends.length * (step + 1)) / count) - 1])];
}

/** A change of a chance in whole points of a hundred; a half counts as one. */
export function points(luck: number): number {
  const whole = Math.floor(Math.abs(Math.round(luck * 1e6) / 1e4) + 0.5);
  return whole && luck < 0 ? -whole : whole;
}

/** Points with their sign, which is a real minus. */
export function signed(luck: number): Phrase {
  const amount = points(luck);
  return phrase('luck-amount', { sign: amount > 0 ? 'plus' : amount < 0 ? 'minus' : 'none', amount: Math.abs(amount) });
}

/** How long a bar is, as a part of the half that it may fill; the longest ones fill it. */
export function barsOf(luck: readonly number[]): number[] {
  const scale = Math.max(LEAST_SCALE, ...luck.map(Math.abs));
  return luck.map((value) => Math.abs(value) / scale);
}

/** The sentence about whoever was luckiest, or else unluckiest; null if nobody was either. */
export function tellingOf({ luck, told }: Luck): Phrase | null {
  const whole = luck.map(points);
  const most = Math.max(...whole.map(Math.abs));
  if (!most) return null;
  return told[whole.includes(most) ? whole.indexOf(most) : whole.indexOf(-most)];
}

/** Everybody's chance before anything was shown and after each step of a replay. */
export function chancesOf(items: readonly StreamItem[], course: readonly Moment[]): number[][] {
  let place = 0;
  return [0, ...items.map(({ plies }) => (plies.at(-1)?.ply ?? -1) + 1)].map((played) => {
    while (place + 1 < course.length && course[place + 1].ply <= played) place += 1;
    return course[place].chances;
  });
}

/** Where each side's band lies when they stand on each other: its lower and upper edge, from 0 to 1. */
export function stackOf(sides: readonly Side[], chances: readonly number[]): [number, number][] {
  let sum = 0;
  return sides.map(([seat]) => [sum, (sum += chances[seat])]);
}
