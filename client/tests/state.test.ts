import { describe, expect, test } from 'vitest';
import { companyOf, hear, NOTHING, type Seen } from '../src/core/state';
import type { Event, FromServer } from '../src/wire';
import { after, eventsOf, STREAMS } from './streams';

/** What a table looks like and what its log says; the rest is how one came to know it. */
function shown(seen: Seen, from: number) {
  const { table, seat, number, view, standing, ask, result, earned } = seen;
  const lines = seen.lines.filter((line) => line.number >= from);
  return { table, seat, number, view, standing, ask, result, earned, lines };
}

describe.each(STREAMS.map((stream) => [stream.game, stream] as const))('%s', (_, stream) => {
  const events = eventsOf(stream);
  const first = events[0].number;
  const live = after(stream.live);

  test('what was heard in order is known: the last view, its question, every sentence once', () => {
    const last = events[events.length - 1];
    const items = events.flatMap((event) => event.items ?? []);
    expect(live.number).toBe(last.number);
    expect(live.hasGap).toBe(false);
    expect(live.view).toEqual(items[items.length - 1].view);
    expect(live.standing).toEqual(items[items.length - 1].standing ?? null);
    expect(live.scenes.map((scene) => scene.item)).toEqual(items);
    const told = events.flatMap((event) => [...(event.told ?? []), ...(event.items ?? []).flatMap((item) => item.told)]);
    expect(live.lines.flatMap((line) => line.told)).toEqual(told);
    expect(live.earned.map(({ seat, where, amount }) => ({ seat, where, amount }))).toEqual(items.flatMap((item) => item.earned));
    expect(live.table?.phase).toBe('playing');
    expect(live.promised).toBe(live.table?.commitment);
    expect(live.isTold).toBe(false); // nobody has told of what was before
  });

  test('an event that comes twice counts once', () => {
    const twice = stream.live.flatMap((message): FromServer[] => (message.type === 'event' ? [message, message] : [message]));
    expect(after(twice)).toEqual(live);
    expect(after([...stream.live, ...events])).toEqual(live);
  });

  test('a missed event is noticed, and nothing after it is taken', () => {
    for (const missed of events.slice(1, -1)) {
      const heard = stream.live.filter((message) => message !== missed);
      const seen = after(heard);
      expect(seen.hasGap).toBe(true);
      expect(seen.number).toBe(missed.number - 1);
      const before = after(stream.live.slice(0, stream.live.indexOf(missed)));
      expect({ ...seen, hasGap: false }).toEqual(before);
    }
  });

  test('after a gap the missed events, told again, lead to the same as if nothing had been missed', () => {
    const { table } = live;
    if (!table) throw new Error('no table');
    const welcome = { type: 'welcome', protocol: 1, seat: 0, number: live.number, table } as const; // as it is by then
    for (const missed of events.slice(1, -1)) {
      const at = stream.live.indexOf(missed);
      const torn = after(stream.live.filter((message) => message !== missed));
      const again = after([welcome, ...stream.live.slice(at)], torn);
      expect(again.hasGap).toBe(false);
      expect(shown(again, first)).toEqual(shown(live, first));
      expect(again.scenes).toEqual(live.scenes);
    }
  });

  test('a fresh state and the story, and then the events since: the same table and log as having been there', () => {
    const [welcome, state, story] = stream.late;
    const since = events.filter((event) => event.number > state.number);
    expect(since.length).toBeGreaterThan(2);
    const told = after([welcome, state, story, ...since]);
    expect(told.isTold).toBe(true);
    expect(shown(told, first)).toEqual(shown(live, first));
    expect(told.lines[0].number).toBe(0); // the story begins where the table was opened
    expect(told.scenes.map((scene) => scene.number)).toEqual(live.scenes.map((scene) => scene.number).filter((number) => number > state.number));
  });

  test('the story may come when more has happened meanwhile', () => {
    const [welcome, state, story] = stream.late;
    const since = events.filter((event) => event.number > state.number);
    for (let count = 0; count <= since.length; count++) {
      const seen = after([welcome, state, ...since.slice(0, count), story, ...since.slice(count)]);
      expect(shown(seen, first)).toEqual(shown(live, first));
    }
  });

  test('who was there and comes back after too much gets a state: nothing is told twice', () => {
    const [welcome, state, story] = stream.late;
    const early = after(stream.live.slice(0, 4));
    const back = after([welcome, state], early);
    expect(back.isTold).toBe(false);
    expect(back.scenes).toEqual([]);
    const since = events.filter((event) => event.number > state.number);
    expect(shown(after([story, ...since], back), first)).toEqual(shown(live, first));
  });

  test('a state of the same number keeps what is being shown', () => {
    const { table, view, ask, standing, result, number } = live;
    if (!table) throw new Error('no table');
    const again = hear({ ...live, isTold: true }, { type: 'state', number, table, view, ask, standing, result });
    expect(again.scenes).toBe(live.scenes);
    expect(again.isTold).toBe(true);
  });

  test('nothing that was known before is changed by what is heard', () => {
    let seen = NOTHING;
    const kept: [Seen, string][] = [];
    for (const message of [...stream.live, ...stream.late]) {
      kept.push([seen, JSON.stringify(seen)]);
      seen = hear(seen, message);
    }
    for (const [known, text] of kept) expect(JSON.stringify(known)).toBe(text);
  });
});

describe('single messages', () => {
  const [{ live }] = STREAMS;
  const playing = after(live);
  const event = (fields: Partial<Event>): Event => ({ type: 'event', number: playing.number + 1, kind: 'came', ...fields });

  test('the question stays open while people come, go and talk, and ends with a move', () => {
    const asked = STREAMS.map((stream) => eventsOf(stream).find((one) => one.ask)).find((one) => one)?.ask ?? null;
    const seen = { ...playing, ask: asked };
    expect(asked).not.toBeNull();
    for (const kind of ['came', 'went', 'said', 'voted']) expect(hear(seen, event({ kind })).ask).toBe(asked);
    expect(hear(seen, event({ kind: 'moved', items: [] })).ask).toBeNull();
    expect(hear(seen, event({ kind: 'taken-over', seat: seen.seat })).ask).toBeNull();
    expect(hear(seen, event({ kind: 'taken-over', seat: 1 })).ask).toBe(asked);
  });

  test('a result ends the game, also before the table says so', () => {
    const result = { scores: [1, 2], places: [2, 1], told: [] };
    const over = hear(playing, event({ kind: 'moved', items: [], result }));
    expect(over.result).toBe(result);
    expect(over.table?.phase).toBe('finished');
  });

  test('the fingerprint that counts is the one shown before the end', () => {
    const { table } = playing;
    if (!table) throw new Error('no table');
    const other = { ...table, phase: 'finished' as const, commitment: 'ff' };
    expect(hear(playing, event({ table: other })).promised).toBe(table.commitment);
    const late = hear(NOTHING, { type: 'welcome', protocol: 1, seat: null, number: 0, table: other });
    expect(late.promised).toBeNull();
  });

  test('answers change nothing, and preparing ends with the start', () => {
    expect(hear(playing, { type: 'done', id: 'a', number: 3 })).toBe(playing);
    const preparing = { type: 'preparing', game: 'las-vegas', done: 1, all: 3 } as const;
    const waiting = hear(playing, preparing);
    expect(waiting.preparing).toBe(preparing);
    expect(hear(waiting, event({ kind: 'started', items: [] })).preparing).toBeNull();
  });

  test('when a question came is kept for its clock', () => {
    const ask = { at: 9, decision: 'place', options: [], seconds: 30 };
    const seen = hear(playing, event({ kind: 'moved', items: [], ask }), 5_000);
    expect(seen.askedAt).toBe(5_000);
    expect(hear(seen, { ...event({}), number: seen.number + 1 }, 9_000).askedAt).toBe(5_000);
  });

  test('the company is the names of the seats', () => {
    expect(companyOf(playing.table, 0)).toMatchObject({ names: ['Anna', 'P1'], you: 0 });
    expect(companyOf(null, null)).toMatchObject({ names: [], you: -1 });
  });
});
