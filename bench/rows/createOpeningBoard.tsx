import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
} from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { inTask, nextFrame } from './inTask.js';
import { rest } from './rest.js';
import '../../src/theme/styles.css';

/** A row as a bank has it, for `toTransaction`. */
interface BankRow {
  reference: string;
  text: string | undefined;
  pence: number;
  bookedAt: ListedTransaction['date'];
}

export interface OpeningBoard {
  /** Closes the list, and creates rows that no list has seen. */
  prepare(count: number, isMapped: boolean): Promise<void>;
  /** Renders the list. Returns the milliseconds until its first rows are in a frame. */
  open(): Promise<number>;
}

const toTransaction = ({ reference, text, pence, bookedAt }: BankRow): ListedTransaction => ({
  id: reference,
  merchant_name: text,
  country: 'GB',
  amount: pence / 100,
  currency: 'GBP',
  date: bookedAt,
});

const now = () => BENCH_NOW;
/** No response arrives while it is measured. */
const fetcher = () => new Promise<never>(() => {});

export function createOpeningBoard(container: HTMLElement): OpeningBoard {
  let root: Root | undefined;
  let list: ReactElement | undefined;
  return {
    async prepare(count, isMapped) {
      root?.unmount();
      const height = window.innerHeight;
      const transactions = benchTransactions(count);
      list = isMapped ? (
        <TransactionList<BankRow>
          transactions={transactions.map(toBankRow)}
          toTransaction={toTransaction}
          height={height}
        />
      ) : (
        <TransactionList<ListedTransaction> transactions={transactions} height={height} />
      );
      root = createRoot(container);
      await rest();
    },
    async open() {
      const began = performance.now();
      await inTask(() => flushSync(() => root?.render(<App>{list}</App>)));
      while (!container.querySelector('.mry-TransactionRow')) await nextFrame();
      const ms = performance.now() - began;
      // Longer than a list waits before it reads the rest of its rows.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await rest();
      return ms;
    },
  };
}

function App({ children }: { children: ReactElement | undefined }): ReactElement {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <MerchantProvider fetcher={fetcher}>{children}</MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

const toBankRow = ({ id = '', merchant_name, amount, date }: ListedTransaction): BankRow => ({
  reference: id,
  text: merchant_name,
  pence: Number(amount) * 100,
  bookedAt: date,
});
