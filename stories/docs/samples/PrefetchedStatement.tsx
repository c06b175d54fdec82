import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  type MerchantListFetcher,
  prefetchMerchants,
} from '../../../src/index.js';
import { merchantConfig } from './loadAccount.js';
import { Statement } from './Statement.js';

export interface PrefetchedStatementProps {
  transactions: readonly ListedTransaction[];
  /** The server's: it calls the service itself, or your endpoint with the reader's cookie. */
  fetcher: MerchantListFetcher;
}

/** A server component: the list with the names of its first screen. */
export async function PrefetchedStatement(props: PrefetchedStatementProps): Promise<ReactElement> {
  const { transactions, fetcher } = props;
  const client = new QueryClient();
  // Never rejects because of the service, and settles by its deadline.
  await prefetchMerchants(client, {
    fetcher,
    transactions: transactions.slice(0, 25),
    config: merchantConfig,
    deadlineMs: 3_000,
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
