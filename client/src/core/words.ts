// Phrases rendered for one reader. The rules are those of src/croupier/fluent.py, and a test holds both to the same text.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Language, Listed, Phrase } from '../wire';

const LONGEST_PART = 2_000; // characters of one argument
const SUIT_SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
// Chromium has no numbers for Icelandic; those of German are the same.
const LOCALES: Record<Language, string[]> = { en: ['en'], is: ['is', 'de'], de: ['de'], ru: ['ru'] };

/** The name of each seat, and the seat that is called "you" (-1: all seats go by their names). */
export interface Company {
  names: string[];
  you: number;
  colours?: Readonly<Record<string, string>>; // what the colour of a side is called here, by what the server calls it
}

export const NO_COMPANY: Company = { names: [], you: -1 };

export const phrase = (id: string, args: Record<string, Argument> = {}): Phrase => ({ is: 'phrase', id, with: args });

/** One language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message of the client's own. */
  text(id: string, args: Record<string, Argument> = {}, company: Company = NO_COMPANY): string {
    return this.say(phrase(id, args), company);
  }

  /** The phrase as a reader in that company hears it. */
  say(said: Phrase, company: Company = NO_COMPANY): string {
    const pattern = this.#bundle.getMessage(said.id)?.value;
    if (!pattern) throw new Error(`${this.language}: no message ${said.id}`);
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(said.with)) {
      const found = key === 'colour' && typeof value === 'string' ? (company.colours?.[value] ?? value) : this.#value(value, company);
      values[key] = typeof found === 'string' && found.length > LONGEST_PART ? `${found.slice(0, LONGEST_PART)}...` : found;
      if (typeof value === 'object' && value.is === 'seat') values.you = value.seat === company.you ? 'yes' : 'no';
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) throw new Error(`${this.language} ${said.id}: ${errors.join('; ')}`);
    return text;
  }

  #value(value: Argument, company: Company): number | string {
    if (typeof value !== 'object') return value;
    switch (value.is) {
      case 'phrase':
        return this.say(value, company);
      case 'seat':
      case 'name':
        return company.names[value.seat] ?? '?';
      case 'card':
        return this.text('card-rank', { rank: value.card.slice(0, -1) }) + SUIT_SIGNS[value.card.slice(-1)];
      case 'list':
        return this.#listed(value, company);
    }
  }

  #listed(listed: Listed, company: Company): string {
    const isReader = (item: Argument) => typeof item === 'object' && item.is === 'name' && item.seat === company.you;
    // the reader comes first where a language ends the list with a word
    const items = listed.by === 'and' ? [...listed.all].sort((a, b) => Number(isReader(b)) - Number(isReader(a))) : listed.all;
    const texts = items.map((item) => {
      const found = this.#value(item, company);
      return typeof found === 'string' ? found : this.text('number', { value: found });
    });
    if (listed.by !== 'and') return texts.join(listed.by);
    if (texts.length < 2) return texts.join('');
    return this.text('list-and', { first: texts.slice(0, -1).join(', '), last: texts[texts.length - 1] });
  }
}
