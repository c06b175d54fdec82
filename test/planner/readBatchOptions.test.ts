import { describe, expect, it } from 'vitest';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';

describe('the time limit of a request', () => {
  it.each([
    [{}, {}, 30_000],
    [{}, { timeoutMs: 60_000 }, 60_000],
    [{}, { timeoutMs: 1_000 }, 1_000],
    [{ timeoutMs: 10_000 }, { timeoutMs: 60_000 }, 10_000],
    [{ timeoutMs: undefined }, { timeoutMs: undefined }, 30_000],
  ])('with batch %o and fetcher %o is %i ms', (batch, fetcher, expected) => {
    expect(readBatchOptions(batch, fetcher).timeoutMs).toBe(expected);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('is refused when a fetcher says %d', (timeoutMs) => {
    expect(() => readBatchOptions({}, { timeoutMs })).toThrow(
      new RangeError(
        `Merchantry: expected fetcher.timeoutMs to be a whole number from 1 to 2147483647, but got: ${timeoutMs}.`,
      ),
    );
  });
});
