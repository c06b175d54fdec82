import { EnrichmentError, type MerchantListFetcher } from 'merchantry';
import { requestMerchants } from './requestMerchants.js';
import { seen } from './seen.js';

export const serverFetcher: MerchantListFetcher = async (request) => {
  seen.prefetched.push(request.transactions.map(({ id }) => id));
  const response = await requestMerchants(JSON.stringify(request));
  if (!response.ok) throw EnrichmentError.fromResponse(response);
  return response.json();
};
