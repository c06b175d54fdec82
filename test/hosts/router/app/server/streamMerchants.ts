import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { type ListedTransaction, prefetchMerchants } from 'merchantry';
import { merchantConfigOf } from '../merchantConfigOf.js';
import { createServerFetcher } from './createServerFetcher.js';
import { readCustomer } from './readCustomer.js';

/** Looks up the first screen, and waits for nothing: the response carries each name as it arrives. */
export async function streamMerchants(
  request: Request,
  transactions: readonly ListedTransaction[],
): Promise<DehydratedState> {
  const client = new QueryClient();
  void prefetchMerchants(client, {
    fetcher: createServerFetcher(request),
    // What is not on the first screen, the browser requests when it is.
    transactions: transactions.slice(0, 25),
    config: merchantConfigOf(await readCustomer(request)),
    signal: request.signal,
    deadlineMs: Number(process.env.MERCHANT_DEADLINE_MS ?? 3_000),
  });
  return dehydrate(client, { shouldDehydrateQuery: () => true });
}
