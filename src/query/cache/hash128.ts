const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

const rotate = (x: number, bits: number) => (x << bits) | (x >>> (32 - bits));

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const BLOCK_BYTES = 16;
/** A UTF-16 unit takes at most three bytes of UTF-8. */
const MAX_UNIT_BYTES = 3;

const encoder = new TextEncoder();
/** Used again for every text: most rows take less, and a longer one makes it grow. */
let bytes = new Uint8Array(1_024);
let words = new DataView(bytes.buffer);

function makeRoom(size: number): void {
  if (bytes.length >= size) return;
  bytes = new Uint8Array(size);
  words = new DataView(bytes.buffer);
}

/**
 * 128-bit hash of a text's UTF-8 bytes as 32 hexadecimal digits (MurmurHash3, x86 variant, seed 0). It hides text from a
 * glance, not from a guess; synchronous, because query keys are made while rendering.
 */
export function hash128(text: string): string {
  makeRoom(text.length * MAX_UNIT_BYTES + BLOCK_BYTES);
  const { written: length } = encoder.encodeInto(text, bytes);
  const tail = length - (length % BLOCK_BYTES);
  const end = tail + BLOCK_BYTES;
  // Zero-padded to whole blocks: an absent tail byte mixes in as zero, exactly as the algorithm wants.
  bytes.fill(0, length, end);

  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at < end; at += BLOCK_BYTES) {
    const isTail = at === tail;
    h1 ^= Math.imul(rotate(Math.imul(words.getUint32(at, true), C1), 15), C2);
    if (!isTail) h1 = Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b;
    h2 ^= Math.imul(rotate(Math.imul(words.getUint32(at + 4, true), C2), 16), C3);
    if (!isTail) h2 = Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747;
    h3 ^= Math.imul(rotate(Math.imul(words.getUint32(at + 8, true), C3), 17), C4);
    if (!isTail) h3 = Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35;
    h4 ^= Math.imul(rotate(Math.imul(words.getUint32(at + 12, true), C4), 18), C1);
    if (!isTail) h4 = Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17;
  }

  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  // All words are added to the first, then the first to all others, before and after each is finished.
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = finish(h2 + h1);
  h3 = finish(h3 + h1);
  h4 = finish(h4 + h1);
  h1 = (finish(h1) + h2 + h3 + h4) | 0;
  write(h1, 0);
  write(h2 + h1, 8);
  write(h3 + h1, 16);
  write(h4 + h1, 24);
  return String.fromCharCode(...digits);
}

const HEXADECIMAL = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
/** Eight for each word. */
const digits: number[] = new Array(32).fill(0);

function write(word: number, at: number): void {
  for (let place = 0; place < 8; place += 1) {
    digits[at + place] = HEXADECIMAL[(word >>> (28 - 4 * place)) & 15] ?? 0;
  }
}
