import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { GAMES, LANGUAGES } from '../src/wire';

const DOCS = resolve(import.meta.dirname, '../../docs');
const PREFIX = 'rulebook:';

/** How a game is played, from docs/how-to-play, as HTML: `rulebook:en/las-vegas`; `rulebook:all` fetches each. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (id.endsWith(':all')) return index();
      const [language, game] = id.slice(PREFIX.length + 1).split('/');
      const file = join(DOCS, 'how-to-play', `${game}${language === 'en' ? '' : `.${language}`}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(marked.parse(readFileSync(file, 'utf-8'), { async: false }))};`;
    },
  };
}

function index(): string {
  const fetching = (language: string, game: string) => `'${game}': () => import('${PREFIX}${language}/${game}')`;
  const languages = LANGUAGES.map((code) => `'${code}': {${GAMES.map((game) => fetching(code, game)).join(', ')}}`);
  return `export default {${languages.join(', ')}};`;
}
