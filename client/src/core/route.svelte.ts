// Where one is: the front page, a new table, a table by its code, or a replay.
import { GAMES, type GameName } from '../wire';

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: GameName }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; seat: number | null };

const TABLE = /^\/([A-Za-z0-9]{1,32})(\/replay)?\/?$/;
const NEW = /^\/new\/([a-z-]+)\/?$/;

function read(): Route {
  const wanted = NEW.exec(location.pathname)?.[1];
  const game = GAMES.find((name) => name === wanted);
  if (game) return { page: 'new', game };
  const found = TABLE.exec(location.pathname);
  if (!found) return { page: 'front' };
  if (!found[2]) return { page: 'table', table: found[1] };
  const seat = new URLSearchParams(location.search).get('seat');
  return { page: 'replay', table: found[1], seat: seat === null || !/^\d$/.test(seat) ? null : Number(seat) };
}

class Router {
  now: Route = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.now = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.now = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link of this page without fetching the page anew. */
export function followed(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
