import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, Refusal, type Status } from '../src/core/connection';
import type { FromServer } from '../src/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.({ code: 1000 });
  }

  /** The server's side. */
  open(): void {
    this.onopen?.();
    this.say(WELCOME);
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  get last(): Record<string, unknown> {
    return this.sent[this.sent.length - 1];
  }
}

const WELCOME = { type: 'welcome', protocol: 1, seat: 0, number: 4, table: {} } as unknown as FromServer;
const LONG = 60_000;

let heard: FromServer[];
let statuses: Status[];
let number: number | null;
let events: EventTarget & { visibilityState?: string };
let connection: Connection;

const socket = () => FakeSocket.all[FakeSocket.all.length - 1];

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  events.visibilityState = 'visible';
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', events);
  vi.stubGlobal('location', { origin: 'https://house' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  FakeSocket.all = [];
  heard = [];
  statuses = [];
  number = null;
  connection = new Connection('abc', 'a secret', { heard: (message) => heard.push(message), changed: (status) => statuses.push(status), last: () => number });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('coming and coming back', () => {
  test('the first message says who one is, and the address has no secret', () => {
    socket().open();
    expect(socket().address).toBe('wss://house/api/tables/abc/socket');
    expect(socket().sent[0]).toMatchObject({ type: 'hello', secret: 'a secret', last: null });
    expect(statuses).toEqual(['open']);
    expect(heard).toEqual([WELCOME]);
  });

  test('a lost connection is tried again, with the number of the last event', () => {
    socket().open();
    number = 41;
    socket().drop();
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', last: 41 });
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });

  test('it waits longer each time, never longer than ten seconds, and begins anew once it has worked', () => {
    socket().open();
    const times: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      socket().drop();
      const count = FakeSocket.all.length;
      let waited = 0;
      for (; FakeSocket.all.length === count && waited < LONG; waited += 50) vi.advanceTimersByTime(50);
      times.push(waited);
    }
    expect(times[0]).toBeLessThan(600);
    expect(Math.max(...times)).toBeGreaterThan(4_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(10_050);
    socket().open();
    socket().drop();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test('a network that comes back is tried at once', () => {
    socket().open();
    for (let attempt = 0; attempt < 6; attempt++) {
      socket().drop();
      vi.advanceTimersByTime(LONG);
    }
    socket().drop();
    const count = FakeSocket.all.length;
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test('a socket that was replaced is not heard any more', () => {
    socket().open();
    const old = socket();
    old.drop();
    vi.advanceTimersByTime(1_000);
    socket().open();
    const count = heard.length;
    old.say({ type: 'pong', id: 'x' });
    old.drop(4000);
    expect(heard).toHaveLength(count);
    expect(connection.status).toBe('open');
  });

  test('something was missed: the socket is dropped and opened anew', () => {
    socket().open();
    number = 12;
    connection.again();
    vi.advanceTimersByTime(1_000);
    socket().open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().sent[0]).toMatchObject({ last: 12 });
  });
});

describe('asking', () => {
  test('an answer goes to whoever asked', async () => {
    socket().open();
    const [one, two] = [connection.ask({ type: 'start' }), connection.ask({ type: 'board' })];
    const [first, second] = socket().sent.slice(1);
    expect(first.id).not.toBe(second.id);
    socket().say({ type: 'board', id: String(second.id), rows: [] });
    socket().say({ type: 'done', id: String(first.id), number: 5 });
    expect(await two).toMatchObject({ type: 'board' });
    expect(await one).toMatchObject({ type: 'done', number: 5 });
  });

  test('a refusal is an error with the server’s phrase', async () => {
    socket().open();
    const asked = connection.ask({ type: 'start' });
    const refused = { type: 'refused', id: String(socket().last.id), code: 'not-host', error: { is: 'phrase', id: 'error-not-host', with: {} } } as const;
    socket().say(refused);
    await expect(asked).rejects.toThrow(Refusal);
    await expect(asked).rejects.toMatchObject({ answer: refused });
  });

  test('what was not answered is asked again with the same id, and what was answered is not', async () => {
    socket().open();
    const answered = connection.ask({ type: 'board' });
    socket().say({ type: 'board', id: String(socket().last.id), rows: [] });
    await answered;
    const asked = connection.ask({ type: 'move', at: 3, moves: ['place 1'] });
    const { last: sent } = socket();
    socket().drop();
    vi.advanceTimersByTime(1_000);
    socket().open();
    expect(socket().sent.slice(1)).toEqual([sent]);
    socket().say({ type: 'done', id: String(sent.id), number: 9 });
    expect(await asked).toMatchObject({ number: 9 });
  });

  test('what is asked for while there is no connection is sent after the welcome, and not before', () => {
    const asked = connection.ask({ type: 'start' });
    expect(socket().sent).toEqual([]);
    socket().onopen?.();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
    socket().say(WELCOME);
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'start']);
    asked.catch(() => undefined);
  });
});

describe('a connection that says nothing', () => {
  test('is asked, and kept if it answers', async () => {
    socket().open();
    for (let round = 0; round < 5; round++) {
      await vi.advanceTimersByTimeAsync(20_000);
      expect(socket().last.type).toBe('ping');
      socket().say({ type: 'pong', id: String(socket().last.id) });
    }
    await vi.advanceTimersByTimeAsync(9_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.status).toBe('open');
  });

  test('is given up if it does not', () => {
    socket().open();
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is asked when the page is looked at again', () => {
    socket().open();
    events.dispatchEvent(new Event('visibilitychange'));
    expect(socket().last.type).toBe('ping');
  });
});

describe('closed for good', () => {
  test.each([4000, 4002])('by the server with %i: it is not tried again, and open requests end', async (code) => {
    socket().open();
    const asked = connection.ask({ type: 'start' });
    const refused = { type: 'refused', id: null, code: 'wrong-secret', error: { is: 'phrase', id: 'error-wrong-secret', with: {} } } as const;
    socket().say(refused);
    socket().drop(code);
    await expect(asked).rejects.toThrow();
    expect(connection.status).toBe('closed');
    expect(connection.refusal).toEqual(refused);
    vi.advanceTimersByTime(LONG);
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    await expect(connection.ask({ type: 'start' })).rejects.toThrow();
  });

  test.each([1001, 4001, 4003])('but with %i it comes back', (code) => {
    socket().open();
    socket().drop(code);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('by oneself', () => {
    socket().open();
    connection.close();
    expect(socket().isClosed).toBe(true);
    expect(statuses).toEqual(['open', 'closed']);
    vi.advanceTimersByTime(LONG);
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });
});
