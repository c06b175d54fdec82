import { EnrichmentError } from './EnrichmentError.js';
import type { MerchantListFetcher } from './MerchantListFetcher.js';
import { createListRequest } from './request/createListRequest.js';
import { type ParsedResponse, parseResponse } from './response/parseResponse.js';
import type { RequestOptions, Transaction } from './types.js';

interface FetchedLookup {
  transaction: Transaction;
  group: { options: RequestOptions };
}

/**
 * Sends one request for lookups of equal options with the host app's fetcher, and parses the
 * response. Rejects with an `EnrichmentError` only, whatever the fetcher returns, throws or rejects
 * with. It may never settle.
 */
export async function fetchMerchantList(
  fetcher: MerchantListFetcher,
  lookups: readonly FetchedLookup[],
  signal: AbortSignal,
): Promise<ParsedResponse> {
  let receipt: Record<string, string> | undefined;
  const setReceipt = (headers: Record<string, string>) => {
    receipt = headers;
  };
  const transactions = lookups.map(({ transaction }) => transaction);
  const request = createListRequest(transactions, lookups[0]?.group.options);
  try {
    const body = await fetcher(request, { signal, setReceipt });
    return parseResponse(
      body,
      transactions.map(({ id }) => id),
      receipt,
    );
  } catch (cause) {
    throw cause instanceof EnrichmentError ? cause : new EnrichmentError('network', { cause });
  }
}
