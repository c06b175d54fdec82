'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  type ImagePolicy,
  MerchantProvider,
} from 'merchantry';
import { type ReactNode, useState } from 'react';
import { merchantConfig } from './merchantConfig';

const fetcher = createHttpFetcher({ url: '/api/merchants' });
const attributions: Attributions = { places: { text: 'Places data by Example Maps' } };
const images: ImagePolicy = (url) => ({ src: `/logos?u=${encodeURIComponent(url.href)}` });

/** The providers around every page. They stay mounted when the page changes. */
export function AppProviders({ children }: { children: ReactNode }) {
  // On the server, each response has its own client.
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider
        locale="en-GB"
        timeZone="Europe/London"
        images={images}
        attributions={attributions}
      >
        <MerchantProvider fetcher={fetcher} config={merchantConfig}>
          {children}
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
