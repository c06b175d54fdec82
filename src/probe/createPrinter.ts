import { textsIn } from './Exchange.js';

/** What stands in the place of a word that is not printed. */
export const NOT_PRINTED = '(not printed)';

const WORD = /^[\p{L}\p{N}_.*:/@ +-]{1,60}$/u;
/** Shorter texts, such as a country’s code, may be words of the interface, too. */
const MIN_TEXT = 4;

/**
 * Passes on words that a service may choose freely (labels, names of fields and headers), unless one
 * is a text of a row or of a record, holds the key, or looks like no word.
 */
export function createPrinter(key: string, texts: unknown): (word: string) => string {
  const raw = new Set(
    textsIn(texts)
      .map((text) => text.trim().toLowerCase())
      .filter(({ length }) => length >= MIN_TEXT),
  );
  return (word) =>
    WORD.test(word) && !word.includes(key) && !raw.has(word.trim().toLowerCase())
      ? word
      : NOT_PRINTED;
}
