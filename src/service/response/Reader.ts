/**
 * Keeps what is well-formed of one value of an answer; the value itself if that is all of it. Notes in `lost` the paths of
 * its parts that were left out, from the value on. Undefined when nothing of it can be kept: whoever called notes that
 * loss. Never throws on JSON.
 */
export type Reader<T> = (value: unknown, lost: string[]) => T | undefined;
