import type { BatchOptions } from './types.js';

/** The longest delay of `setTimeout`; longer ones fire at once. */
const MAX = 2 ** 31 - 1;

/** `BatchOptions` with every default in place. */
export type BatchLimits = { [Name in keyof BatchOptions]-?: NonNullable<BatchOptions[Name]> };

/**
 * Fills in the defaults, and throws a `RangeError` for a number that could only stall the queue.
 *
 * `concurrency`: one request would leave the second half of a tall screen waiting for a round trip;
 * with more than two, rows that have scrolled away take the slots of those that came on screen.
 * `dwellMs`: in 100 ms a fling moves a screen or more, so it requests nothing on its way, while a
 * reader who stops does not notice the wait: a response takes longer than that anyway.
 * `timeoutMs`: longer than any gateway keeps a request, so that a slow service can still say itself
 * that it failed. Only a fetcher that never settles runs into it.
 */
export function readBatchOptions({
  maxSize = 25,
  maxBytes = 65_536,
  concurrency = 2,
  dwellMs = 100,
  prefetch = 'fill',
  timeoutMs = 30_000,
}: BatchOptions = {}): BatchLimits {
  const numbers = { maxSize, maxBytes, concurrency, dwellMs, timeoutMs };
  for (const [name, value] of Object.entries(numbers)) {
    const least = name === 'dwellMs' ? 0 : 1;
    if (Number.isInteger(value) && value >= least && value <= MAX) continue;
    throw new RangeError(
      `Merchantry: expected batch.${name} to be a whole number from ${least} to ${MAX}, but got: ${value}.`,
    );
  }
  return { ...numbers, prefetch };
}
