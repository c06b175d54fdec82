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

/**
 * 128-bit hash of a text's UTF-8 bytes as 32 hexadecimal digits (MurmurHash3, x86 variant, seed 0). It hides text from a
 * glance, not from a guess; synchronous, because query keys are made while rendering.
 */
export function hash128(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // Zero-padded to whole blocks of 16: an absent tail byte mixes in as zero, exactly as the algorithm wants.
  const blocks = new DataView(new ArrayBuffer((Math.floor(bytes.length / 16) + 1) * 16));
  new Uint8Array(blocks.buffer).set(bytes);
  const tail = blocks.byteLength - 16;

  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at < blocks.byteLength; at += 16) {
    const isTail = at === tail;
    h1 ^= Math.imul(rotate(Math.imul(blocks.getUint32(at, true), C1), 15), C2);
    if (!isTail) h1 = Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b;
    h2 ^= Math.imul(rotate(Math.imul(blocks.getUint32(at + 4, true), C2), 16), C3);
    if (!isTail) h2 = Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747;
    h3 ^= Math.imul(rotate(Math.imul(blocks.getUint32(at + 8, true), C3), 17), C4);
    if (!isTail) h3 = Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35;
    h4 ^= Math.imul(rotate(Math.imul(blocks.getUint32(at + 12, true), C4), 18), C1);
    if (!isTail) h4 = Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17;
  }

  const words = [h1, h2, h3, h4].map((word) => word ^ bytes.length);
  const finished = mixAll(mixAll(words).map(finish));
  return finished.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Adds all words to the first, then the first to all others. */
function mixAll(words: readonly number[]): number[] {
  const first = words.reduce((sum, word) => (sum + word) | 0, 0);
  return words.map((word, index) => (index === 0 ? first : (word + first) | 0));
}
