'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  createHttpFetcher,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
} from '../../../src/index.js';
import { merchantConfig } from './loadAccount.js';

const fetcher = createHttpFetcher({ url: '/api/merchants' });

/** Around the pages, in the root layout. */
export function Providers({ children }: { children: ReactNode }): ReactElement {
  // In state, so that on a server every response has a client of its own.
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher} config={merchantConfig}>
        {children}
      </MerchantProvider>
    </QueryClientProvider>
  );
}

/** A client component, because functions such as `onSelect` cannot come from a server. */
export function Statement(props: { transactions: readonly ListedTransaction[] }): ReactElement {
  return <TransactionList transactions={props.transactions} onSelect={() => {}} />;
}
