import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { type ListedTransaction, type MerchantListFetcher, prefetchMerchants } from 'merchantry';
import { readCustomer } from '../server/readCustomer';
import { merchantConfigOf } from './merchantConfigOf';
import { Statement } from './Statement';

interface StatementProps {
  transactions: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
}

/** A server component: the list at once. The names of its first screen stream into it. */
export async function StreamedStatement({ transactions, fetcher }: StatementProps) {
  const customer = await readCustomer();
  const client = new QueryClient();
  // Not awaited: what is still pending is sent as a promise, in the same response as the page.
  void prefetchMerchants(client, {
    fetcher,
    transactions: transactions.slice(0, 25),
    config: merchantConfigOf(customer),
    deadlineMs: Number(process.env.MERCHANT_DEADLINE_MS ?? 10_000),
  });
  return (
    <HydrationBoundary state={dehydrate(client, { shouldDehydrateQuery: () => true })}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
