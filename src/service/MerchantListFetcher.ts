import type { MerchantListRequest } from './types.js';

/** What a fetcher is given beside the request. */
export interface FetchContext {
  /** Aborted when nobody can want the answer any more: the provider is gone, or `scope` changed. */
  signal: AbortSignal;
  /** Keeps response headers that a report of a wrong merchant must name. */
  setReceipt(receipt: Record<string, string>): void;
}

/**
 * The injected way to the service: carries one request there and resolves to the raw JSON body. Parsing is always
 * Merchantry's; what is well-formed of the body goes into the cache as it is, so do not change it afterwards. Reject
 * with an `EnrichmentError` (`EnrichmentError.fromResponse` makes one) to have a status obeyed; any other rejection
 * counts as a network failure.
 */
export type MerchantListFetcher = (
  request: MerchantListRequest,
  context: FetchContext,
) => Promise<unknown>;
