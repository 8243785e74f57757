// Whether every die and card is the one that was promised. It is written from docs/records.md, not from the server's
// code: the seed must have the promised fingerprint, and every outcome is drawn again from it and from what the players
// added. Which outcomes there were, and with which weights, is a matter of the rules; they are not here, so that part is
// taken from the server, and `croupier verify` checks it.
import type { Dealings, Dealt, ShownPly } from '../wire';
import { fromHex, hmac, sha256, toHex } from './sha256';

const DIGESTS = 1n << 256n; // how many numbers HMAC-SHA256 can give

/** A line of a record for one ply. */
export interface RecordedPly {
  ply: number;
  actor: number | 'chance';
  move: string;
}

/** What is known here of the game, apart from what the server says now. */
export interface Known {
  commitments: string[]; // fingerprints that were shown here
  entropy: string | null; // what this browser added to the dice
  seen: ShownPly[]; // plies that were shown here
}

export type Fault = 'seed' | 'commitment' | 'entropy' | 'record' | 'outcome';

export interface Checked {
  fault: Fault | null;
  ply: number | null; // where it is wrong
  counts: { kind: string; count: number }[]; // outcomes that were drawn again, by the name of their move
  hasOwnPart: boolean; // whether it is known here that one's own entropy is part of every draw
  isOwnPromise: boolean; // whether the fingerprint was known here before the end
}

/** The text that HMAC gets for one outcome, up to the number of the attempt. */
export const messageOf = (table: string, ply: number, entropy: readonly string[]): string =>
  `croupier fair dealing 1\n${table}\n${ply}\n${entropy.join(',')}`;

/** The place of the outcome that is drawn, by its weight. A number too high for an even draw is drawn again. */
export function draw(seed: Uint8Array, message: string, weights: readonly number[], digest = hmac): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = DIGESTS - (DIGESTS % total);
  let number = limit;
  for (let attempt = 0; number >= limit; attempt++) {
    number = BigInt(`0x${toHex(digest(seed, new TextEncoder().encode(`${message}\n${attempt}`)))}`);
  }
  let ticket = Number(number % total);
  return weights.findIndex((weight) => (ticket -= weight) < 0);
}

/** The plies of a record in its form of JSON lines. */
export function pliesOf(record: string): RecordedPly[] {
  const parts = record.trimEnd().split('\n').map((line) => JSON.parse(line) as Partial<RecordedPly>);
  return parts.filter((part): part is RecordedPly => part.ply !== undefined && part.move !== undefined);
}

/** Draw everything again and compare it with the record, and the record with what was seen here. */
export function check(dealings: Dealings, record: readonly RecordedPly[], known: Known): Checked {
  const found: Checked = { fault: null, ply: null, counts: counted(dealings), hasOwnPart: known.entropy !== null, isOwnPromise: known.commitments.length > 0 };
  const wrong = (fault: Fault, ply: number | null = null): Checked => ({ ...found, fault, ply });
  const seed = fromHex(dealings.seed);
  if (toHex(sha256(seed)) !== dealings.commitment) return wrong('seed');
  if (known.commitments.some((commitment) => commitment !== dealings.commitment)) return wrong('commitment');
  if (known.entropy !== null && !dealings.entropy.includes(known.entropy)) return wrong('entropy');
  for (const seen of known.seen) if (!isRecorded(seen, record[seen.ply])) return wrong('record', seen.ply);
  for (const dealt of dealings.dealt) {
    const drawn = draw(seed, messageOf(dealings.table, dealt.ply, dealings.entropy), dealt.weights);
    const kept = record[dealt.ply];
    const isKept = kept?.ply === dealt.ply && kept.actor === 'chance' && kept.move === outcomeOf(dealings, dealt, drawn);
    if (drawn !== dealt.drawn || !isKept) return wrong('outcome', dealt.ply);
  }
  return found;
}

const outcomeOf = (dealings: Dealings, dealt: Dealt, drawn: number): string | undefined => dealings.moves[dealt.outcomes[drawn]];

/** Whether the record has a ply that was seen; of a hidden move only its name was. */
function isRecorded(seen: ShownPly, kept: RecordedPly | undefined): boolean {
  if (!kept || kept.actor !== (seen.actor < 0 ? 'chance' : seen.actor)) return false;
  return kept.move === seen.move || kept.move.split(' ')[0] === seen.move;
}

/** How many of each kind were dealt, most first. */
function counted(dealings: Dealings): Checked['counts'] {
  const counts = new Map<string, number>();
  for (const dealt of dealings.dealt) {
    const kind = (outcomeOf(dealings, dealt, dealt.drawn) ?? '').split(' ')[0];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}
