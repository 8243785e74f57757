// The Fluent files of a language, fetched when they are needed.
import all from 'messages:all';
import type { GameName, Language } from '../wire';
import { Words } from './words';

/** The words of a language: those that belong to no game, and those of the games that are asked for. */
export async function loadWords(language: Language, games: readonly GameName[]): Promise<Words> {
  const parts = new Set<GameName | 'shared' | 'luck'>(['shared', ...games]);
  if (games.length) parts.add('luck'); // the front page has no game that could have ended
  if (parts.has('las-vegas-royale')) parts.add('las-vegas'); // whose houses, notes and dice it has too
  const modules = await Promise.all([...parts].map((part) => all[language][part]()));
  return new Words(language, modules.map((module) => module.default));
}
