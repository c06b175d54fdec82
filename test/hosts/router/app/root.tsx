import 'merchantry/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  MerchantProvider,
} from 'merchantry';
import { type ReactNode, useMemo, useState } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.js';
import { merchantConfigOf } from './merchantConfigOf.js';
import { readCustomer } from './server/readCustomer.js';

const fetcher = createHttpFetcher({ url: '/api/merchants' });
/** Credits by source label. Your contract names the labels; this one is the sandbox's. */
const attributions: Attributions = {
  'places-sandbox': { text: 'Places data by Example Maps' },
};

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Bank</title>
        {/* By default that of `ServerRouter`, which the browser does not know. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const loader = async ({ request }: Route.LoaderArgs) => ({
  customer: await readCustomer(request),
});

/** The providers around every page. They stay mounted when the page changes. */
export default function App({ loaderData: { customer } }: Route.ComponentProps) {
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
          <Outlet />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}
