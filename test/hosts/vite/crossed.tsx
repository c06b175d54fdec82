import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createHttpFetcher, MerchantProvider } from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';
import { TransactionList } from 'merchantry-of-a-remote';
import { createRoot } from 'react-dom/client';
import 'merchantry/styles.css';

const client = new QueryClient();
const fetcher = createHttpFetcher({ url: '/api/merchants' });

/** The list of one copy below the provider of the other. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={client}>
    <MerchantProvider fetcher={fetcher}>
      <TransactionList transactions={sandboxTransactions(40)} height={420} />
    </MerchantProvider>
  </QueryClientProvider>,
);
