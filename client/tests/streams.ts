// The recorded streams of the four games (record.py), and everything that is known after some of their messages.
import { readFileSync } from 'node:fs';
import { hear, NOTHING, type Seen } from '../src/core/state';
import { GAMES, type Event, type FromServer, type GameName, type State, type Story, type Welcome } from '../src/wire';

export interface Stream {
  game: GameName;
  live: (Welcome | State | Event)[];
  late: [Welcome, State, Story];
}

const read = (game: GameName) => JSON.parse(readFileSync(new URL(`./streams/${game}.json`, import.meta.url), 'utf-8')) as Stream;

export const STREAMS: Stream[] = GAMES.map(read);
export const eventsOf = (stream: Stream): Event[] => stream.live.filter((message) => message.type === 'event');
export const after = (messages: FromServer[], seen: Seen = NOTHING): Seen => messages.reduce((known, message) => hear(known, message), seen);
