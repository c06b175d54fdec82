import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createHttpFetcher, MerchantProvider } from 'merchantry';
import { useState } from 'react';
import { Statement, type StatementProps } from './Statement';

const fetcher = createHttpFetcher({ url: '/api/merchants' });

/** The bank's page with its own providers. */
export function App(props: StatementProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>
        <Statement {...props} />
      </MerchantProvider>
    </QueryClientProvider>
  );
}
