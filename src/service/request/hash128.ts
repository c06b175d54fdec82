/** MurmurHash3, x86 variant, 128 bits: for each of its four words a factor, two rotations, a summand. */
const FACTORS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
const SUMMANDS = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17];
const SECOND_ROTATIONS = [19, 17, 15, 13];
const BLOCK_BYTES = 16;

const encoder = new TextEncoder();

/**
 * 128-bit hash of a text's UTF-8 bytes as 32 hexadecimal digits (MurmurHash3, seed 0). It hides
 * text from a glance, not from a guess. Synchronous, because rows make query keys while rendering.
 */
export function hash128(text: string): string {
  const bytes = encoder.encode(text);
  const tail = bytes.length - (bytes.length % BLOCK_BYTES);
  // Padded with zeros to whole blocks: an absent byte of the tail mixes in as zero.
  const padded = new Uint8Array(tail + BLOCK_BYTES);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const hash = new Uint32Array(4);
  const at = (list: ArrayLike<number>, word: number) => list[word % 4] as number;

  for (let start = 0; start < padded.length; start += BLOCK_BYTES) {
    for (let word = 0; word < 4; word += 1) {
      const scaled = Math.imul(view.getUint32(start + 4 * word, true), at(FACTORS, word));
      const mixed = Math.imul(rotate(scaled, 15 + word), at(FACTORS, word + 1));
      hash[word] = at(hash, word) ^ mixed;
      if (start === tail) continue;
      const turned = rotate(at(hash, word), at(SECOND_ROTATIONS, word)) + at(hash, word + 1);
      hash[word] = Math.imul(turned, 5) + at(SUMMANDS, word);
    }
  }
  const finished = spread(spread(hash.map((word) => word ^ bytes.length)).map(finish));
  return Array.from(finished, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** Adds all words to the first, then the first to all others. */
function spread(words: Uint32Array): Uint32Array {
  const sum = words.reduce((total, word) => total + word, 0);
  return words.map((word, index) => (index === 0 ? sum : word + sum));
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function finish(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
