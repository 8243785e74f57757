// Everything that a client knows of a table, worked out from the server's messages alone. Nothing here touches a screen.
import type { Ask, EarnedWhere, Event, FromServer, Phrase, Preparing, Result, Standing, Story, StreamItem, TableInfo, ToldItem, View } from '../wire';
import type { Company } from './words';

/** A sentence, or a few that belong together, of what happened. */
export interface Line {
  number: number; // of its event
  kind: string; // of its event
  seat: number | null; // whose event it is
  chapter: number; // the round or deal; 0 outside the game
  told: Phrase[];
}

/** Something to be shown, and the view after it. */
export interface Scene {
  number: number; // of its event
  seat: number | null;
  item: StreamItem;
}

export interface Seen {
  table: TableInfo | null;
  seat: number | null; // one's own; null: a spectator
  number: number; // of the last event; -1: none
  view: View | null;
  standing: Standing | null; // how it stands
  ask: Ask | null;
  askedAt: number; // when the question came, in milliseconds, for its clock
  result: Result | null;
  lines: Line[];
  earned: (EarnedWhere & { chapter: number })[];
  scenes: Scene[]; // all that were heard since the last `state`, in order
  preparing: Preparing | null;
  isTold: boolean; // whether `lines` and `earned` go back to the first event
  hasGap: boolean; // an event was missed: connect again
  promised: string | null; // the fingerprint of the dice as it was first shown, before the game ended
}

export const NOTHING: Seen = {
  table: null,
  seat: null,
  number: -1,
  view: null,
  standing: null,
  ask: null,
  askedAt: 0,
  result: null,
  lines: [],
  earned: [],
  scenes: [],
  preparing: null,
  isTold: false,
  hasGap: false,
  promised: null,
};

/** What is known after a message. `now` is a time in milliseconds. */
export function hear(seen: Seen, message: FromServer, now = 0): Seen {
  const after = taken(seen, message, now);
  const isOn = after.table?.phase === 'waiting' || after.table?.phase === 'playing';
  return after.promised === null && after.table && isOn ? { ...after, promised: after.table.commitment } : after;
}

function taken(seen: Seen, message: FromServer, now: number): Seen {
  switch (message.type) {
    case 'welcome':
      return { ...seen, seat: message.seat, table: message.table, hasGap: false };
    case 'state': {
      const isNew = message.number !== seen.number;
      return {
        ...seen,
        table: message.table,
        number: message.number,
        view: message.view,
        standing: message.standing,
        ask: message.ask,
        askedAt: message.ask ? now : seen.askedAt,
        result: message.result,
        scenes: isNew ? [] : seen.scenes,
        isTold: seen.isTold && !isNew,
      };
    }
    case 'event':
      if (message.number <= seen.number) return seen; // heard already
      if (message.number !== seen.number + 1) return { ...seen, hasGap: true };
      return happen(seen, message, now);
    case 'story':
      return tell(seen, message);
    case 'preparing':
      return { ...seen, preparing: message };
    default:
      return seen; // answers, which belong to whoever asked
  }
}

function happen(seen: Seen, event: Event, now: number): Seen {
  const items = event.items ?? [];
  const isGame = event.kind === 'moved' || event.kind === 'started';
  const isTakenFromMe = event.kind === 'taken-over' && event.seat === seen.seat;
  const ask = isGame || isTakenFromMe ? (event.ask ?? null) : (event.ask ?? seen.ask);
  const seat = event.seat ?? null;
  const table = event.table ?? (event.result && seen.table ? { ...seen.table, phase: 'finished' as const } : seen.table);
  return {
    ...seen,
    number: event.number,
    table,
    view: items.length ? items[items.length - 1].view : seen.view,
    standing: items.length ? (items[items.length - 1].standing ?? null) : seen.standing,
    ask,
    askedAt: event.ask ? now : seen.askedAt,
    result: event.result ?? seen.result,
    lines: [...seen.lines, ...linesOf(event.number, event.kind, seat, event.told ?? [], items)],
    earned: [...seen.earned, ...earnedOf(items)],
    scenes: [...seen.scenes, ...items.map((item) => ({ number: event.number, seat, item }))],
    preparing: event.kind === 'started' ? null : seen.preparing,
  };
}

/** The past, put before what was heard since. */
function tell(seen: Seen, story: Story): Seen {
  const lines: Line[] = [];
  const earned: Seen['earned'] = [];
  for (const event of story.events) {
    const items = event.items ?? [];
    lines.push(...linesOf(event.number, event.kind, event.seat ?? null, event.told ?? [], items));
    earned.push(...earnedOf(items));
  }
  const later = seen.lines.filter((line) => line.number > story.number);
  const scenes = seen.scenes.filter((scene) => scene.number > story.number);
  return {
    ...seen,
    lines: [...lines, ...later],
    earned: [...earned, ...earnedOf(scenes.map((scene) => scene.item))],
    isTold: true,
  };
}

function linesOf(number: number, kind: string, seat: number | null, told: Phrase[], items: ToldItem[]): Line[] {
  const own = told.length ? [{ number, kind, seat, chapter: items[0]?.chapter ?? 0, told }] : [];
  const game = items.filter((item) => item.told.length);
  return [...own, ...game.map((item) => ({ number, kind, seat, chapter: item.chapter, told: item.told }))];
}

function earnedOf(items: ToldItem[]): Seen['earned'] {
  return items.flatMap((item) => item.earned.map((earned) => ({ ...earned, chapter: item.chapter })));
}

/** The lines without the game's last few, which are still to be shown. */
export function linesShown(lines: readonly Line[], numUntold: number): Line[] {
  let left = numUntold;
  const shown = [...lines].reverse().filter(({ kind }) => {
    const isHidden = left > 0 && (kind === 'moved' || kind === 'started');
    if (isHidden) left -= 1;
    return !isHidden;
  });
  return shown.reverse();
}

// What people's colours are called, in the order of the tokens; and the sides of Sequence Dice as the server calls them.
const COLOURS = ['red', 'blue', 'orange', 'violet', 'green', 'black'];
const SIDES = ['green', 'blue', 'red'];

/** The names of the seats, which is the reader's, and what the sides' colours are: a side has that of its first seat. */
export function companyOf(table: TableInfo | null, seat: number | null): Company {
  const chairs = table?.seats ?? [];
  const colours = Object.fromEntries(SIDES.map((side, first) => [side, COLOURS[chairs[first]?.colour ?? 0]]));
  return { names: chairs.map((chair) => chair.name ?? ''), you: seat ?? -1, colours };
}
