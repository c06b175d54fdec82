'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  MerchantProvider,
} from 'merchantry';
import { type ReactNode, useState } from 'react';
import { merchantConfig } from './merchantConfig';

const fetcher = createHttpFetcher({ url: '/api/merchants' });
/** By the labels of your contract; this one is the sandbox's. */
const attributions: Attributions = {
  'places-sandbox': { text: 'Places data by Example Maps' },
};

/** The providers around every page. They stay mounted when the page changes. */
export function AppProviders({ children }: { children: ReactNode }) {
  // On the server, each response has its own client.
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale="en-GB"
        timeZone="Europe/London"
        images="same-origin"
        attributions={attributions}
      >
        <MerchantProvider fetcher={fetcher} config={merchantConfig}>
          {children}
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
