import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import { expectWholeNumber } from '../utils/expectWholeNumber.js';
import type { BatchOptions } from './types.js';

/** `BatchOptions` with every default in place. */
export type BatchLimits = { [Name in keyof BatchOptions]-?: NonNullable<BatchOptions[Name]> } & {
  /** Maximum number of times a batch is sent. Default 3. With 1 it is not bisected either. */
  attempts?: number;
};

/** Default of `batch.maxSize`. */
export const MAX_SIZE = 25;

/**
 * Fills in the defaults, and throws a `RangeError` for a number that could only stall the queue.
 *
 * `concurrency`: with one request, the second half of a tall screen waits for a round trip; with
 * more than two, rows that have scrolled away occupy the slots of those that came on screen.
 * `dwellMs`: in 100 ms a fling moves a screen or more, so it requests nothing on its way, and a
 * reader who stops does not notice the wait. `timeoutMs`: longer than a gateway keeps a request
 * open, so that a slow service can still report its own failure; only a fetcher that never settles
 * reaches it. A fetcher that declares how long its requests may take is given that time.
 */
export function readBatchOptions(
  options: BatchOptions = {},
  fetcher: Pick<MerchantListFetcher, 'timeoutMs'> = {},
): BatchLimits {
  const { maxSize = MAX_SIZE, maxBytes = 65_536, concurrency = 2, dwellMs = 100 } = options;
  const { prefetch = 'fill', timeoutMs = fetcher.timeoutMs ?? 30_000 } = options;
  const timeLimit =
    options.timeoutMs === undefined && fetcher.timeoutMs !== undefined ? 'fetcher' : 'batch';
  const limits = { maxSize, maxBytes, concurrency, dwellMs };
  for (const [name, value] of Object.entries(limits)) {
    expectWholeNumber(`batch.${name}`, value, { least: name === 'dwellMs' ? 0 : 1 });
  }
  expectWholeNumber(`${timeLimit}.timeoutMs`, timeoutMs);
  return { ...limits, prefetch, timeoutMs };
}
