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
  request: Request,
): Promise<DehydratedState> {
  const client = new QueryClient();
  // A server has no cookie jar: without the reader's cookie the endpoint would answer 401.
  const cookie = request.headers.get('Cookie') ?? '';
  const { failed, pending } = await prefetchMerchants(client, {
    fetcher: createHttpFetcher({
      url: 'https://bank.example/api/merchants',
      headers: { Cookie: cookie },
    }),
    transactions: transactions.slice(0, 25),
    config: merchantConfig,
    // Ends when the reader leaves, and after a second at the latest.
    signal: request.signal,
    deadlineMs: 1_000,
  });
  if (failed + pending > 0) console.info(`The browser loads ${failed + pending} merchants.`);
  return dehydrate(client);
}
