import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { prefetchMerchants, TransactionList } from 'merchantry';
import { merchantConfigOf } from '../merchantConfigOf.js';
import { createServerFetcher } from '../server/createServerFetcher.js';
import { readCustomer } from '../server/readCustomer.js';
import { readStatement } from '../server/readStatement.js';
import type { Route } from './+types/account.js';

/** Loads the rows, and merchants of the first screen. */
export async function loader({ request }: Route.LoaderArgs) {
  const client = new QueryClient();
  const transactions = await readStatement();
  // Never rejects because of the service, and settles by its deadline.
  await prefetchMerchants(client, {
    fetcher: createServerFetcher(request),
    transactions: transactions.slice(0, 25),
    config: merchantConfigOf(await readCustomer(request)),
    signal: request.signal,
    deadlineMs: Number(process.env.MERCHANT_DEADLINE_MS ?? 3_000),
  });
  return { transactions, state: dehydrate(client) };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <TransactionList transactions={loaderData.transactions} />
    </HydrationBoundary>
  );
}
