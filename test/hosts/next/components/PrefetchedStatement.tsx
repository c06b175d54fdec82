import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { type ListedTransaction, type MerchantListFetcher, prefetchMerchants } from 'merchantry';
import { readCustomer } from '../server/readCustomer';
import { merchantConfigOf } from './merchantConfigOf';
import { Statement } from './Statement';

interface StatementProps {
  transactions: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
}

/** A server component: the list, once the names of its first screen are there. */
export async function PrefetchedStatement({ transactions, fetcher }: StatementProps) {
  const customer = await readCustomer();
  const client = new QueryClient();
  // Never rejects because of the service, and settles by its deadline.
  await prefetchMerchants(client, {
    fetcher,
    transactions: transactions.slice(0, 25),
    config: merchantConfigOf(customer),
    deadlineMs: Number(process.env.MERCHANT_DEADLINE_MS ?? 3_000),
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
