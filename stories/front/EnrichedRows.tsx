import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
  useMerchants,
} from '../../src/index.js';
import { createSandboxFetcher } from '../sandbox/createSandboxFetcher.js';
import type { SandboxSettings } from '../sandbox/SandboxSettings.js';

interface EnrichedRowsProps {
  transactions: readonly ListedTransaction[];
  settings: SandboxSettings;
  /** Called with each request. */
  onRequest: () => void;
}

/** The rows in a list, with merchants from the sandbox as an app has them from its endpoint. */
export function EnrichedRows({
  transactions,
  settings,
  onRequest,
}: EnrichedRowsProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(() => createSandboxFetcher(settings));
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider
        fetcher={(request, context) => {
          onRequest();
          return fetcher(request, context);
        }}
        config={{ request: { type: 'extended' } }}
      >
        <WholeScreen transactions={transactions} />
        <TransactionList transactions={transactions} virtualized={false} />
      </MerchantProvider>
    </QueryClientProvider>
  );
}

/** Requests every row at once. A list requests those on screen, and the phone may reach below it. */
function WholeScreen({ transactions }: Pick<EnrichedRowsProps, 'transactions'>): null {
  useMerchants(transactions);
  return null;
}
