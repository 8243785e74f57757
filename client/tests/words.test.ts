// The same text as Python's, for phrases that tests/browser/test_words.py has collected from games; alone only a few.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../plugins/messages';
import { phrase, Words, type Company } from '../src/core/words';
import { GAMES, LANGUAGES, type Language, type Phrase } from '../src/wire';

interface Collected {
  companies: Company[];
  phrases: [Phrase, number][]; // and the company in which it is said
  texts: Record<Language, string[]>; // by language, in the order of the phrases
}

const MOST = 20; // differences that are printed
const sources = (language: Language) => ['shared', 'luck', ...GAMES].flatMap((part) => filesOf(language, part)).map((file) => readFileSync(file, 'utf-8'));
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, new Words(language, sources(language))])) as Record<Language, Words>;
const file = process.env.CROUPIER_PHRASES;

describe.skipIf(!file)('phrases that Python has collected', () => {
  const { companies, phrases, texts } = JSON.parse(file ? readFileSync(file, 'utf-8') : '{}') as Collected;

  test.each(LANGUAGES)('%s', (language) => {
    const different: string[] = [];
    phrases.forEach(([said, company], number) => {
      const text = WORDS[language].say(said, companies[company]);
      if (text !== texts[language][number]) different.push(`${said.id}\n  Python:  ${texts[language][number]}\n  browser: ${text}`);
    });
    expect(`${different.length} different\n${different.slice(0, MOST).join('\n')}`).toBe('0 different\n');
    expect(texts[language]).toHaveLength(phrases.length);
  });
});

describe('words', () => {
  const company = { names: ['Anna', 'Bruno', 'Clara'], you: 1 };
  const names = (...seats: number[]) => ({ is: 'list', all: seats.map((seat) => ({ is: 'name', seat }) as const), by: 'and' }) as const;

  test('the reader is "you", and comes first in a list that ends with a word', () => {
    expect(WORDS.en.text('result-winner', { player: { is: 'seat', seat: 1 } }, company)).toBe('You win!');
    expect(WORDS.en.text('result-winner', { player: { is: 'seat', seat: 0 } }, company)).toBe('Anna wins!');
    expect(WORDS.en.text('result-winners', { players: names(0, 1, 2) }, company)).toBe('Bruno, Anna and Clara win together.');
  });

  test('numbers are grouped as the language does, also in Icelandic, for which Chromium has no numbers', () => {
    const texts = LANGUAGES.map((language) => WORDS[language].text('number', { value: 1_234_567 }));
    expect(texts).toEqual(['1,234,567', '1.234.567', '1.234.567', '1\u00a0234\u00a0567']);
  });

  test('a card has its sign, and a long part is cut', () => {
    expect(WORDS.is.text('text', { text: { is: 'card', card: 'as' } })).toBe('Á♠');
    expect(WORDS.en.text('text', { text: 'x'.repeat(3_000) })).toBe(`${'x'.repeat(2_000)}...`);
  });

  test('an unknown message and a missing argument are errors', () => {
    expect(() => WORDS.en.say(phrase('no-such-message'))).toThrow('no-such-message');
    expect(() => WORDS.en.say(phrase('number'))).toThrow('number');
    expect(WORDS.en.has('no-such-message')).toBe(false);
  });
});
