import { EnrichmentError } from './EnrichmentError.js';
import type { MerchantListFetcher } from './MerchantListFetcher.js';
import { type ParsedResponse, parseResponse } from './response/parseResponse.js';
import type { MerchantListRequest } from './types.js';

/**
 * Lets the host's fetcher carry a request to the service, and reads the answer. Whatever the fetcher does, return a plain
 * value, throw, reject with anything, it rejects with an `EnrichmentError` only. It may never settle.
 */
export async function fetchMerchantList(
  fetcher: MerchantListFetcher,
  request: MerchantListRequest,
  signal: AbortSignal,
): Promise<ParsedResponse> {
  let receipt: Record<string, string> | undefined;
  const setReceipt = (headers: Record<string, string>) => {
    receipt = headers;
  };
  const ids = request.transactions.map(({ id }) => id);
  try {
    const body = await fetcher(request, { signal, setReceipt });
    return parseResponse(body, ids, receipt);
  } catch (cause) {
    throw cause instanceof EnrichmentError ? cause : new EnrichmentError('network', { cause });
  }
}
