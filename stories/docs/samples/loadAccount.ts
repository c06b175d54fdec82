import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import {
  createHttpFetcher,
  type ListedTransaction,
  type MerchantConfig,
  prefetchMerchants,
} from '../../../src/index.js';

/** Share it with `MerchantProvider`: with another config the page requests the rows again. */
export const merchantConfig: MerchantConfig = { request: { type: 'extended' } };

/** For a route loader or a server: the first screen is in the cache when the list mounts. */
export async function loadAccount(
  transactions: readonly ListedTransaction[],
): Promise<DehydratedState> {
  const client = new QueryClient();
  await prefetchMerchants(client, {
    fetcher: createHttpFetcher({ url: 'https://bank.example/api/merchants' }),
    transactions: transactions.slice(0, 25),
    config: merchantConfig,
  });
  return dehydrate(client);
}
