import { textsIn } from './Exchange.js';

export interface Printer {
  /**
   * Returns the word, or `NOT_PRINTED` if it contains the key, is a text of a row or record, or
   * does not look like a word.
   */
  print(word: string): string;
  /** Like `print`, for a word that also appears with records that do not contain it as a text. */
  printShared(word: string): string;
}

/** Printed instead of a word that may be part of a text or a key. */
export const NOT_PRINTED = '(not printed)';

const WORD = /^[\p{L}\p{N}_.*:/@ +-]{1,60}$/u;
/** Shorter texts, such as a country’s code, may be words of the interface, too. */
const MIN_TEXT = 4;

/** Passes on words that a service may choose freely: labels, names of fields and headers. */
export function createPrinter(key: string, texts: unknown): Printer {
  const raw = new Set(
    textsIn(texts)
      .map((text) => text.trim().toLowerCase())
      .filter(({ length }) => length >= MIN_TEXT),
  );
  const printShared = (word: string) =>
    WORD.test(word) && !word.includes(key) ? word : NOT_PRINTED;
  return {
    printShared,
    print: (word) => (raw.has(word.trim().toLowerCase()) ? NOT_PRINTED : printShared(word)),
  };
}
