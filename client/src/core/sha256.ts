// SHA-256 and HMAC (FIPS 180-4, RFC 2104). A page that a family opens over plain http at home has no crypto.subtle, and
// the dice must be checkable there too. A test compares it with another implementation.
const BLOCK = 64; // bytes
const ROUNDS = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false;
    const root = number ** power;
    if (isPrime) found.push(Math.floor((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return found;
}

const CONSTANTS = rootsOfPrimes(ROUNDS, 1 / 3);
const FIRST = rootsOfPrimes(8, 1 / 2);

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message with its end mark and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const hash = [...FIRST];
  const words = new Int32Array(ROUNDS);
  for (let start = 0; start < data.byteLength; start += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = data.getInt32(start + i * 4);
    for (let i = 16; i < ROUNDS; i++) {
      const [early, late] = [words[i - 15], words[i - 2]];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16] + small + words[i - 7] + large;
    }
    mix(hash, words);
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => result.setInt32(i * 4, word));
  return new Uint8Array(result.buffer);
}

/** One block: 64 rounds over the eight words of the hash, in place. */
function mix(hash: number[], words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < ROUNDS; i++) {
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + ofE + ((e & f) ^ (~e & g)) + CONSTANTS[i] + words[i]) | 0;
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] + word) | 0));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text in hexadecimal, which is checked. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
