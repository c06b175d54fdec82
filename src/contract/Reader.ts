/** Where a reader is in an answer, and what was left out on the way. */
export interface Trail {
  /** Names of the fields, and indices, that lead to the value being read. */
  readonly path: (string | number)[];
  /** Paths of the parts that were left out. */
  readonly lost: string[];
}

/**
 * Keeps what is well-formed of one value of an answer; the value itself if that is all of it. Undefined when nothing of it
 * can be kept: whoever called notes the loss, the reader itself only those of its parts. Never throws on JSON.
 */
export type Reader<T> = (value: unknown, trail: Trail) => T | undefined;
