import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { GAMES, LANGUAGES } from '../src/wire';

const PACKAGE = resolve(import.meta.dirname, '../../src/croupier');
const PREFIX = 'messages:';
const TERMINAL_ONLY = ['odds.ftl']; // words that no page says
const APART = ['luck']; // files that only pages with a game need

/**
 * The package's Fluent files as modules: `messages:en/shared`, `messages:en/luck` for what is said of games that have
 * ended, and `messages:en/las-vegas` for a game's own. `messages:all` has a function for each that fetches it.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (id.endsWith(':all')) return index();
      const [language, part] = id.slice(PREFIX.length + 1).split('/');
      const files = filesOf(language, part);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => stripped(readFileSync(file, 'utf-8'))).join('\n'))};`;
    },
  };
}

function index(): string {
  const fetching = (language: string, part: string) => `'${part}': () => import('${PREFIX}${language}/${part}')`;
  const parts = ['shared', ...APART, ...GAMES];
  const languages = LANGUAGES.map((code) => `'${code}': {${parts.map((part) => fetching(code, part)).join(', ')}}`);
  return `export default {${languages.join(', ')}};`;
}

export function filesOf(language: string, part: string): string[] {
  if (APART.includes(part)) return [join(PACKAGE, 'locale', language, `${part}.ftl`)];
  if (part !== 'shared') return [join(PACKAGE, 'games', part.replaceAll('-', '_'), `${language}.ftl`)];
  const folder = join(PACKAGE, 'locale', language);
  const others = [...TERMINAL_ONLY, ...APART.map((name) => `${name}.ftl`)];
  const said = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !others.includes(name));
  return said.sort().map((name) => join(folder, name));
}

/** Without comments, which only people need. */
const stripped = (source: string) => source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
