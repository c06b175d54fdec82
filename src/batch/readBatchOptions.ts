import type { BatchOptions } from './Planner.js';

/** `BatchOptions` with every default in place. */
export interface BatchLimits {
  maxSize: number;
  maxBytes: number;
  concurrency: number;
  dwellMs: number;
  timeoutMs: number;
  fill: boolean;
}

/** Fills in the defaults. Throws a `RangeError` for a number that could only stall the queue or empty it row by row. */
export function readBatchOptions(options: BatchOptions): BatchLimits {
  const read = (name: Exclude<keyof BatchOptions, 'prefetch'>, fallback: number, least = 1) => {
    const value = options[name] ?? fallback;
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new RangeError(
      `Merchantry: expected batch.${name} to be a whole number of at least ${least}, but got: ${value}.`,
    );
  };
  return {
    maxSize: read('maxSize', 25),
    maxBytes: read('maxBytes', 65_536),
    concurrency: read('concurrency', 2),
    dwellMs: read('dwellMs', 100, 0),
    timeoutMs: read('timeoutMs', 30_000),
    fill: options.prefetch !== 'none',
  };
}
