import { type City, findCity } from '../catalogue/cities.js';
import { findCountry, type SandboxCountry } from '../catalogue/countries.js';
import { intermediaries, type SandboxIntermediary } from '../catalogue/intermediaries.js';
import { foldText } from './foldText.js';
import { paymentWords } from './noiseWords.js';

/** The parts of a raw statement text. */
export interface Descriptor {
  /** Letters before an asterisk, if any. */
  prefix: string | undefined;
  /** The intermediary of that prefix, if it is known. */
  intermediary: SandboxIntermediary | undefined;
  /** The words that may name the merchant, as printed. */
  words: readonly string[];
  /** Numbers that may be a store's. */
  numbers: readonly string[];
  city: City | undefined;
  country: SandboxCountry | undefined;
}

/** The parts that turn a name into a host name. */
const HOST_PARTS = /\bwww\.|\.(?:com|net|org|example)\b/giu;
const PREFIX = /^\s*([\p{L}\p{N}]{2,10}) ?\*\s*/u;

const intermediaryByPrefix = new Map<string, SandboxIntermediary>();
for (const intermediary of intermediaries) {
  intermediaryByPrefix.set(intermediary.code, intermediary);
  intermediaryByPrefix.set(intermediary.name.toUpperCase(), intermediary);
}

/** Splits a raw text into intermediary, name, numbers, city and country. */
export function readDescriptor(text: string): Descriptor {
  const prefix = PREFIX.exec(text);
  const code = prefix?.[1]?.toUpperCase();
  const rest = prefix === null ? text : text.slice(prefix[0].length);
  const words: string[] = [];
  const numbers: string[] = [];
  for (const word of rest.replace(HOST_PARTS, ' ').match(/[\p{L}\p{M}\p{N}&'’.-]+/gu) ?? []) {
    const bare = word.replace(/^[&'’.-]+|[&'’.-]+$/g, '');
    const digits = bare.replace(/\D/g, '').length;
    if (digits > 0 && (digits > 1 || bare.length === 1)) {
      if (digits === bare.length) numbers.push(bare);
    } else if (word === '&' && words.length > 0) {
      words.push(word);
    } else if (bare !== '' && !paymentWords.has(foldText(bare))) {
      words.push(bare);
    }
  }

  const last = words.at(-1);
  const country =
    last !== undefined && last.length <= 3 && last === last.toUpperCase()
      ? findCountry(last)
      : undefined;
  if (country !== undefined) words.pop();

  // A single word is a name, even if it is also a town's.
  let city: City | undefined;
  for (let length = Math.min(3, words.length - 1); length > 0 && city === undefined; length -= 1) {
    city = findCity(words.slice(-length).join(' '));
    if (city !== undefined) words.splice(-length);
  }
  if (words.at(-1) === '&') words.pop();

  return {
    prefix: code,
    intermediary: code === undefined ? undefined : intermediaryByPrefix.get(code),
    words,
    numbers,
    city,
    country,
  };
}
