import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createHttpFetcher, MerchantProvider } from 'merchantry';
import { type ReactNode, useState } from 'react';

const fetcher = createHttpFetcher({ url: '/api/merchants' });

/** The bank's own providers, around any of its pages. */
export function App({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>{children}</MerchantProvider>
    </QueryClientProvider>
  );
}
