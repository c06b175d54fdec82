import {
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  type MerchantListFetcher,
  prefetchMerchants,
} from '../../../src/index.js';
import { merchantConfig } from './loadAccount.js';
import { Statement } from './Statement.js';

export interface StreamedStatementProps {
  transactions: readonly ListedTransaction[];
  /** The server's: it calls the service itself, or your endpoint with the reader's cookie. */
  fetcher: MerchantListFetcher;
}

/** A server component. The rows are sent at once, and names follow in the same response. */
export function StreamedStatement(props: StreamedStatementProps): ReactElement {
  const { transactions, fetcher } = props;
  const client = new QueryClient();
  // Not awaited. It never rejects because of the service, and settles by its deadline.
  void prefetchMerchants(client, {
    fetcher,
    transactions: transactions.slice(0, 25),
    config: merchantConfig,
    deadlineMs: 3_000,
  });
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
  });
  return (
    <HydrationBoundary state={state}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
