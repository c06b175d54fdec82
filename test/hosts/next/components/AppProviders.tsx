'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  MerchantProvider,
} from 'merchantry';
import { type ReactNode, useMemo, useState } from 'react';
import { merchantConfigOf } from './merchantConfigOf';

const fetcher = createHttpFetcher({ url: '/api/merchants' });
/** Credits by source label. Your contract names the labels; this one is the sandbox's. */
const attributions: Attributions = {
  'places-sandbox': { text: 'Places data by Example Maps' },
};

interface AppProvidersProps {
  /** From the session. Results of one customer are never shown to another. */
  customer: string;
  children: ReactNode;
}

/** The providers around every page. They stay mounted when the page changes. */
export function AppProviders({ customer, children }: AppProvidersProps) {
  // On the server, each response has its own client.
  const [client] = useState(() => new QueryClient());
  const config = useMemo(() => merchantConfigOf(customer), [customer]);
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale="en-GB"
        timeZone="Europe/London"
        images="same-origin"
        attributions={attributions}
      >
        <MerchantProvider fetcher={fetcher} config={config}>
          {children}
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
