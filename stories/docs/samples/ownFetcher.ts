import { EnrichmentError, type MerchantListFetcher } from '../../../src/index.js';

/** A fetcher of your own: takes the request body, resolves to the raw JSON of the response. */
export const ownFetcher: MerchantListFetcher = async (request, { signal }) => {
  const response = await fetch('/api/merchants', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  // Without this, every failure counts as a network failure and `Retry-After` is not honoured.
  if (!response.ok) throw EnrichmentError.fromResponse(response);
  return response.json();
};
