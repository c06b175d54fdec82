import type { ReactElement } from 'react';
import {
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
} from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import { countingFetch } from './countingFetch.js';
import '../../src/theme/styles.css';

const fetcher = createHttpFetcher({ url: '/api/merchants', fetch: countingFetch });
const now = () => BENCH_NOW;

/** The list as the README shows it. */
export function MerchantryList({
  transactions,
  height,
}: {
  transactions: readonly ListedTransaction[];
  height: number;
}): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={fetcher}>
        <TransactionList<ListedTransaction> transactions={transactions} height={height} />
      </MerchantProvider>
    </DisplayProvider>
  );
}
