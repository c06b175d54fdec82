import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  type MerchantConfig,
  MerchantProvider,
} from 'merchantry';
import { PLACES_SOURCE } from 'merchantry/sandbox';
import type { ReactNode } from 'react';
import { NOW } from './NOW.js';

const client = new QueryClient();
const fetcher = createHttpFetcher({ url: '/api/merchants' });
const config: MerchantConfig = { request: { type: 'extended' } };
const now = () => new Date(NOW);
const attributions: Attributions = { [PLACES_SOURCE]: { text: 'Places data by Example Maps' } };

/** The providers around every app. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale="en-GB"
        timeZone="Europe/London"
        now={now}
        attributions={attributions}
      >
        <MerchantProvider fetcher={fetcher} config={config}>
          {children}
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
