/** Told the path of each part that is left out. */
export type Drop = (path: string) => void;

/**
 * Reads one value of an answer into a clean copy. Undefined when nothing of it can be kept; each part that is left out
 * was told to `drop` by then. Never throws on JSON.
 */
export type Reader<T> = (value: unknown, path: string, drop: Drop) => T | undefined;
