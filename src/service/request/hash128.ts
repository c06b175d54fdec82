/**
 * Constants of MurmurHash3, x86 variant, 128 bits: a factor, a rotation and a summand for each of
 * its four words.
 */
const FACTORS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
const SUMMANDS = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17];
const ROTATIONS = [19, 17, 15, 13];
/** 16 bytes: four words of two UTF-16 code units. */
const BLOCK_UNITS = 8;

/**
 * 128-bit hash of a text's UTF-16LE bytes as 32 hexadecimal digits (MurmurHash3, seed 0). It hides
 * text from a glance, not from a guess. Synchronous, because rows make query keys while rendering.
 */
export function hash128(text: string): string {
  const { length } = text;
  const hash = new Uint32Array(4);

  for (let start = 0; start <= length; start += BLOCK_UNITS) {
    for (let word = 0; word < 4; word += 1) {
      const unit = start + 2 * word;
      // `charCodeAt` gives NaN beyond the end, which counts as zero, as MurmurHash3's tail
      // requires.
      const bytes = text.charCodeAt(unit) | (text.charCodeAt(unit + 1) << 16);
      const scaled = Math.imul(bytes, at(FACTORS, word));
      const mixed = Math.imul(rotate(scaled, 15 + word), at(FACTORS, word + 1));
      hash[word] = at(hash, word) ^ mixed;
      // An incomplete last block ends here.
      if (start + BLOCK_UNITS > length) continue;
      const turned = rotate(at(hash, word), at(ROTATIONS, word)) + at(hash, word + 1);
      hash[word] = Math.imul(turned, 5) + at(SUMMANDS, word);
    }
  }
  // Plain loops, because `map` and `reduce` took twice as long, for every row.
  for (let word = 0; word < 4; word += 1) hash[word] = at(hash, word) ^ (2 * length);
  spread(hash);
  for (let word = 0; word < 4; word += 1) hash[word] = finish(at(hash, word));
  spread(hash);
  let digits = '';
  for (const word of hash) digits += word.toString(16).padStart(8, '0');
  return digits;
}

const at = (list: ArrayLike<number>, word: number): number => list[word % 4] as number;

/** Adds all words to the first, then the first to the rest. */
function spread(words: Uint32Array): void {
  for (let word = 1; word < 4; word += 1) words[0] = at(words, 0) + at(words, word);
  for (let word = 1; word < 4; word += 1) words[word] = at(words, word) + at(words, 0);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function finish(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
