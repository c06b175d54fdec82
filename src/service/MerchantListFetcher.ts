import type { MerchantListRequest } from './types.js';

/** Second argument of a fetcher. */
export interface FetchContext {
  /**
   * Aborts when the result is no longer needed: the provider unmounted, `scope` changed, the cache
   * was cleared, or the timeout passed.
   */
  signal: AbortSignal;
  /** Stores response headers that a report of a wrong merchant must quote. */
  setReceipt(receipt: Record<string, string>): void;
}

/**
 * Sends one request to the service and resolves to the raw JSON body, which Merchantry parses.
 * Reject with an `EnrichmentError` (see `EnrichmentError.fromResponse`) so that its status and
 * `Retry-After` are respected; any other rejection counts as a network failure.
 */
export interface MerchantListFetcher {
  (request: MerchantListRequest, context: FetchContext): Promise<unknown>;
  /**
   * Timeout of one request in milliseconds, which the planner then uses too. Default 30,000.
   * `batch.timeoutMs` takes precedence: set it if a wrapper hides this property of the fetcher it
   * calls.
   */
  readonly timeoutMs?: number | undefined;
}

/**
 * Throws a `TypeError` for anything but a function: the fetcher may have been undefined when the
 * app started.
 */
export function expectFetcher(fetcher: unknown): void {
  if (typeof fetcher === 'function') return;
  throw new TypeError(
    process.env.NODE_ENV !== 'production'
      ? `Merchantry: expected fetcher to be a function, as createHttpFetcher makes one, but got: ${fetcher === null ? 'null' : typeof fetcher}.`
      : 'Merchantry: expected a fetcher.',
  );
}
