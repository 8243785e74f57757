// What a person has chosen, kept in this browser.
import { LANGUAGES, type GameName, type Language } from '../wire';
import { loadWords } from './messages';
import type { Words } from './words';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'normal' | 'fast' | 'instant';

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  hasSound: boolean;
  marksTitle: boolean; // whether the page's title says that it is one's turn
  name: string;
  colour: number; // 0 to 5, in the order of the tokens p1 to p6
}

const KEY = 'croupier';

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code)) ?? 'en';
}

function kept(): Kept {
  const first: Kept = { language: spoken(), theme: 'auto', pace: 'normal', hasSound: true, marksTitle: true, name: '', colour: 0 };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first; // nothing can be kept here, or what was kept cannot be read
  }
}

class Settings {
  #kept: Kept = $state(kept());
  /** The words of the chosen language; null until they have arrived for the first time. */
  words: Words | null = $state.raw(null);
  #games = new Set<GameName>();

  get language() { return this.#kept.language; }
  get theme() { return this.#kept.theme; }
  get pace() { return this.#kept.pace; }
  get hasSound() { return this.#kept.hasSound; }
  get marksTitle() { return this.#kept.marksTitle; }
  get name() { return this.#kept.name; }
  get colour() { return this.#kept.colour; }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows may keep nothing; the choice holds until the page is closed
    }
    if (changes.language) void this.load([]);
    this.dress();
  }

  /** Fetch the words of games that are to be shown, in the language of now. */
  async load(games: readonly GameName[]): Promise<void> {
    for (const game of games) this.#games.add(game);
    const { language } = this;
    const words = await loadWords(language, [...this.#games]);
    if (language === this.language) this.words = words;
    document.documentElement.lang = this.language;
  }

  /** Put on the theme. */
  dress(): void {
    const isDark = this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }
}

export const settings = new Settings();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.dress());

/** A message of the client's own, in the language of now. */
export function t(id: string, args: Parameters<Words['text']>[1] = {}, company?: Parameters<Words['text']>[2]): string {
  return settings.words?.text(id, args, company) ?? '';
}
