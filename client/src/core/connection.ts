// A socket to a table that comes back by itself. What was asked for and not answered is asked again, with the same id,
// so that the server counts it once.
import { PROTOCOL, type FromClient, type FromServer, type Hello } from '../wire';

type Asking = Exclude<FromClient, Hello>;
type WithoutId<T> = T extends Asking ? Omit<T, 'id'> : never;
/** A request without its id. */
export type Request = WithoutId<Asking>;
export type Answer = Extract<FromServer, { id: string | null }>;
/** connecting: for the first time; lost: trying again by itself; closed: for good, the last refusal says why. */
export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 300; // milliseconds; doubled after every failure
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000; // a phone's network may go without a word
const PONG_WITHIN = 8_000;
const FOR_GOOD = new Set([4000, 4002]); // docs/protocol.md: refused, and unseated

export interface Listener {
  heard(message: FromServer): void;
  changed(status: Status): void;
  /** The number of the last event; null to get the present state. */
  last(): number | null;
}

/** The server's "no", with the phrase that says why. */
export class Refusal extends Error {
  constructor(readonly answer: Extract<FromServer, { type: 'refused' }>) {
    super(answer.code);
  }
}

interface Pending {
  message: Asking;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Connection {
  status: Status = 'connecting';
  refusal: Extract<FromServer, { type: 'refused' }> | null = null;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly secret: string | null,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** Ask for something; resolves with the answer, also if the connection is lost and found meanwhile. */
  ask(request: Request): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Error('closed'));
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { ...request, id } as Asking;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (this.status === 'open') this.#socket?.send(JSON.stringify(message));
    });
  }

  /** Drop the socket and connect anew, because something was missed. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
    this.#set('closed');
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const { secret, listener } = this;
      const hello: Hello = { type: 'hello', protocol: PROTOCOL, secret, last: listener.last(), with_standing: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#wait = FIRST_WAIT;
      for (const { message: unanswered } of this.#pending.values()) this.#socket?.send(JSON.stringify(unanswered));
      this.#set('open');
      this.#ping();
    }
    if (message.type === 'refused' && message.id === null) this.refusal = message;
    const pending = 'id' in message && message.id !== null ? this.#pending.get(message.id) : undefined;
    if (pending && 'id' in message) {
      this.#pending.delete(pending.message.id);
      if (message.type === 'refused') pending.reject(new Refusal(message));
      else pending.resolve(message);
    }
    this.listener.heard(message);
  }

  #lose(code: number): void {
    clearInterval(this.#pinger);
    this.#socket = null;
    if (this.#isClosed) return;
    if (FOR_GOOD.has(code)) {
      this.#isClosed = true;
      this.#set('closed');
      for (const { reject } of this.#pending.values()) reject(new Error('closed'));
      this.#pending.clear();
      return;
    }
    this.#set('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Ask whether anybody is there; a socket that does not answer is given up. */
  #ping(): void {
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#check(), PING_EVERY);
  }

  #check(): void {
    const socket = this.#socket;
    if (!socket) return;
    const given = setTimeout(() => {
      if (socket !== this.#socket) return;
      socket.close();
      this.#lose(1006); // closing a dead socket can take a minute
    }, PONG_WITHIN);
    this.ask({ type: 'ping' }).then(
      () => clearTimeout(given),
      () => clearTimeout(given),
    );
  }

  readonly #now = () => {
    if (document.visibilityState === 'hidden' || this.#isClosed) return;
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.#open();
    } else if (this.status === 'open') {
      this.#check();
    }
  };

  #set(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.changed(status);
  }
}
