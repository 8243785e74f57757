// The HTTP part of the protocol.
import type { Dealings, GameName, GameState, Join, Luck, NewTable, Refused, Replay, Seated, TableInfo } from '../wire';
import { Refusal } from './connection';

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(NO_SERVER);
  }
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json().catch(() => NO_SERVER)) as Refused;
  throw new Refusal(refused.type === 'refused' ? refused : NO_SERVER);
}

const NO_SERVER: Refused = { type: 'refused', id: null, code: 'no-server', error: { is: 'phrase', id: 'browser-no-server', with: {} } };

/** Every game as data: settings, moves, views. */
export const schema = () => ask<unknown>('/schema');
export const games = () => ask<Record<GameName, GameState>>('/games');
/** Every level of a bot that may sit down here, those of the server's owner last. */
export const levels = () => ask<string[]>('/levels');
export const listed = () => ask<TableInfo[]>('/tables');
export const openTable = (table: NewTable) => ask<TableInfo>('/tables', table);
export const tableInfo = (name: string) => ask<TableInfo>(`/tables/${encodeURIComponent(name)}`);
export const join = (name: string, who: Join) => ask<Seated>(`/tables/${encodeURIComponent(name)}/seats`, who);
export const recordUrl = (name: string) => `/api/tables/${encodeURIComponent(name)}/record`;
export const replay = (name: string, seat: number | null) =>
  ask<Replay>(`/tables/${encodeURIComponent(name)}/replay${seat === null ? '' : `?seat=${seat}`}`);
export const dealings = (name: string) => ask<Dealings>(`/tables/${encodeURIComponent(name)}/dealing`);
/** Who was lucky in a game that has ended; the server works it out in a second or so. */
export const luck = (name: string) => ask<Luck>(`/tables/${encodeURIComponent(name)}/luck`);

export async function record(name: string): Promise<string> {
  const answer = await fetch(recordUrl(name));
  if (!answer.ok) throw new Refusal((await answer.json()) as Refused);
  return answer.text();
}

/** Randomness of one's own, which every player adds to the dice when sitting down. */
export function newEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
