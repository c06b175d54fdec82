import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHttpFetcher,
  DisplayProvider,
  MerchantProvider,
  TransactionList,
} from 'merchantry-of-a-remote';
import { PLACES_SOURCE, sandboxTransactions } from 'merchantry-of-a-remote/sandbox';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import 'merchantry/styles.css';

const client = new QueryClient();
const fetcher = createHttpFetcher({ url: '/api/merchants' });
const attributions = { [PLACES_SOURCE]: { text: 'Places data by Example Maps' } };
const rows = sandboxTransactions(40, { seed: 7 });

/** A part of the page that another team has built, with a copy of the library of its own. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={client}>
    <main>
      <Account />
    </main>
    <aside>
      <DisplayProvider locale="en-GB" images="same-origin" attributions={attributions}>
        <MerchantProvider fetcher={fetcher}>
          <TransactionList transactions={rows} height={420} />
        </MerchantProvider>
      </DisplayProvider>
    </aside>
  </QueryClientProvider>,
);
