import type { MerchantListRequest } from './types.js';

/** What a fetcher is given beside the request. */
export interface FetchContext {
  /**
   * Aborted when the result is not wanted any more: the provider is gone, `scope` changed, the cache
   * was cleared, or the time is up.
   */
  signal: AbortSignal;
  /** Keeps response headers that a report of a wrong merchant must name. */
  setReceipt(receipt: Record<string, string>): void;
}

/**
 * The injected way to the service: sends one request and resolves to the raw JSON body, which
 * Merchantry parses. Reject with an `EnrichmentError` (see `EnrichmentError.fromResponse`) to have
 * its status and `Retry-After` obeyed; any other rejection counts as a network failure.
 */
export interface MerchantListFetcher {
  (request: MerchantListRequest, context: FetchContext): Promise<unknown>;
  /**
   * How long one request may take; the planner then waits as long. Default 30 s. `batch.timeoutMs`
   * takes precedence: set it where a wrapper hides this property of the fetcher that it calls.
   */
  readonly timeoutMs?: number | undefined;
}

/** Throws a `TypeError` for what is no fetcher: it may have been undefined when the app started. */
export function expectFetcher(fetcher: unknown): void {
  if (typeof fetcher === 'function') return;
  throw new TypeError(
    process.env.NODE_ENV !== 'production'
      ? `Merchantry: expected fetcher to be a function, as createHttpFetcher makes one, but got: ${fetcher === null ? 'null' : typeof fetcher}.`
      : 'Merchantry: expected a fetcher.',
  );
}
