import type { BatchOptions } from './types.js';

/** `BatchOptions` with every default in place. */
export type BatchLimits = { [Name in keyof BatchOptions]-?: NonNullable<BatchOptions[Name]> };

/** Fills in the defaults. Throws a `RangeError` for a number that could only stall the queue or empty it row by row. */
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
    if (Number.isSafeInteger(value) && value >= least) continue;
    throw new RangeError(
      `Merchantry: expected batch.${name} to be a whole number of at least ${least}, but got: ${value}.`,
    );
  }
  return { ...numbers, prefetch };
}
