import { EnrichmentError } from './EnrichmentError.js';
import type { MerchantListFetcher } from './MerchantListFetcher.js';
import { type ParsedResponse, parseResponse } from './response/parseResponse.js';
import type { MerchantListRequest } from './types.js';

/**
 * Sends a request with the host app's fetcher and parses the response. Rejects with an
 * `EnrichmentError` only, whatever the fetcher returns, throws or rejects with. It may never
 * settle.
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
