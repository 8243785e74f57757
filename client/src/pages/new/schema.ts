// What can be set for a game, as GET /api/schema has it.
import { schema } from '../../core/api';
import type { GameName } from '../../wire';
import type { Value } from './values';

interface Common {
  label: string; // the id of its name; with "-about" after it, of what it means
  default: Value;
}

export type Setting = Common &
  (
    | { kind: 'flag'; players?: number[] }
    | { kind: 'number'; least: number; most: number }
    | { kind: 'choice'; values: (number | string)[]; exceptions: Record<string, number | string> }
    | { kind: 'seat' }
    | { kind: 'names'; known: string[]; most: number; one_of: string[][] }
  );

export interface GameSchema {
  players: number[];
  settings: Record<string, Setting>;
}

export async function schemaOf(game: GameName): Promise<GameSchema> {
  const { games } = (await schema()) as { games: Record<GameName, GameSchema> };
  return games[game];
}

/** What a setting is if nobody touches it, which may depend on the number of players. */
export function usual(setting: Setting, players: number): Value {
  return setting.kind === 'choice' ? (setting.exceptions[String(players)] ?? setting.default) : setting.default;
}

/** Whether a setting can be chosen with that many players. */
export const isOffered = (setting: Setting, players: number): boolean =>
  setting.kind !== 'flag' || !setting.players || setting.players.includes(players);

/** Whether what was chosen goes with that many players: a seat may have been taken away since. */
export const fits = (setting: Setting, value: Value, players: number): boolean => setting.kind !== 'seat' || value === null || Number(value) < players;
