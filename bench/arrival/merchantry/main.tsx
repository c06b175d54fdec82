import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
} from '../../../src/index.js';
import { BENCH_NOW } from '../../data/benchNow.js';
import { benchTransactions } from '../../data/benchTransactions.js';
import '../../../src/theme/list.css';

const fetcher = createHttpFetcher({ url: '/api/merchants' });
const now = () => BENCH_NOW;
const transactions = benchTransactions(200);

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={fetcher}>
        <TransactionList<ListedTransaction>
          transactions={transactions}
          height={window.innerHeight}
        />
      </MerchantProvider>
    </DisplayProvider>
  </QueryClientProvider>,
);
