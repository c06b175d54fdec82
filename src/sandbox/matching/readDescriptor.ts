import { catalogue, type Merchant } from '../catalogue/catalogue.js';
import { type City, type Country, findCity, findCountry } from '../catalogue/places.js';
import { foldText } from './foldText.js';

/** The parts of a raw statement text. */
export interface Descriptor {
  /** Letters before an asterisk, if any. */
  prefix: string | undefined;
  /** The intermediary of that prefix, if it is known. */
  intermediary: Merchant | undefined;
  /** The words that may name the merchant, as printed. */
  words: readonly string[];
  /** Numbers that may be a store's. */
  numbers: readonly string[];
  city: City | undefined;
  country: Country | undefined;
}

/** The parts that turn a name into a host name. */
const HOST_PARTS = /\bwww\.|\.(?:com|net|org|example)\b/giu;
const PREFIX = /^\s*([\p{L}\p{N}]{2,10}) ?\*\s*/u;

/** Words that say how a payment was made, not to whom. */
const PAYMENT_WORDS = new Set(
  (
    'POS DD SO BGC CARD PAYMENT PURCHASE CONTACTLESS DEBIT CREDIT DIRECT REF REFERENCE TXN ' +
    'TERMINAL AUTH ONLINE STORE SHOP NO NR FILIALE KARTENZAHLUNG LASTSCHRIFT CARTE PAIEMENT ' +
    'CB PAGO TARJETA BETALING KORTKÖP HTTPS'
  )
    .split(' ')
    .map(foldText),
);

/** Splits a raw text into intermediary, name, numbers, city and country. */
export function readDescriptor(text: string): Descriptor {
  const [start = '', code] = PREFIX.exec(text) ?? [];
  const prefix = code?.toUpperCase();
  const rest = text.slice(start.length).replace(HOST_PARTS, ' ');
  const words: string[] = [];
  const numbers: string[] = [];
  for (const word of rest.match(/[\p{L}\p{M}\p{N}&'’.-]+/gu) ?? []) {
    const bare = word.replace(/^[&'’.-]+|[&'’.-]+$/g, '');
    const digits = bare.replace(/\D/g, '').length;
    if (digits > 0 && (digits > 1 || bare.length === 1)) {
      if (digits === bare.length) numbers.push(bare);
    } else if (word === '&' && words.length > 0) {
      words.push(word);
    } else if (bare !== '' && !PAYMENT_WORDS.has(foldText(bare))) {
      words.push(bare);
    }
  }

  const last = words.at(-1) ?? '';
  const country = last.length <= 3 && last === last.toUpperCase() ? findCountry(last) : undefined;
  if (country) words.pop();

  // A single word is a name, even if it is also a town's.
  let city: City | undefined;
  for (let length = Math.min(3, words.length - 1); length > 0 && !city; length -= 1) {
    city = findCity(words.slice(-length).join(' '));
    if (city) words.splice(-length);
  }
  if (words.at(-1) === '&') words.pop();

  const intermediary = catalogue().intermediaries.get(prefix ?? '');
  return { prefix, intermediary, words, numbers, city, country };
}

/** Words that stay in lower case inside a name. */
const SMALL = new Set(
  'of the and de del la le les du des der die das am zum zur und et y van'.split(' '),
);

const hasVowel = /[aeiouyäöüàâéèêëîïôûùåæø]/i;

/** The name of an unknown merchant in title case, from what is left of its raw text. */
export function tidyName(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('en');
      if (index > 0 && SMALL.has(lower)) return lower;
      // Initials such as BBQ or JT stay capitals.
      if (word.length <= 3 && word === word.toUpperCase() && !hasVowel.test(word)) return word;
      return lower.replace(/(?:^|[-&.])\p{L}/gu, (start) => start.toLocaleUpperCase('en'));
    })
    .join(' ');
}
