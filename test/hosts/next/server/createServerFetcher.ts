import { EnrichmentError, type MerchantListFetcher } from 'merchantry';
import { requestMerchants } from './requestMerchants';
import { seenBy } from './seenBy';

/** The server's fetcher. */
export function createServerFetcher(session: string): MerchantListFetcher {
  return async (request) => {
    seenBy(session).prefetched.push(...request.transactions.map(({ id }) => id));
    const response = await requestMerchants(JSON.stringify(request));
    if (!response.ok) throw EnrichmentError.fromResponse(response);
    return response.json();
  };
}
