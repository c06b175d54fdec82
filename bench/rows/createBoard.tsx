import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DisplayProvider, type ListedTransaction, type MerchantLookup } from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { recordFor } from '../data/recordFor.js';
import { ROWS, type RowName, type RowProps } from './contestants.js';

/** Rows in the page, without a query: what they cost by themselves. */
export interface Board {
  /** The page without rows, as it is before the first answer of the bank's own service. */
  prepare(): Promise<void>;
  /** All rows at once, with their merchants or without. Resolves when nothing moves any more. */
  mount(answered: boolean): Promise<void>;
  /** Gives the next 25 rows their merchants. */
  answer(): Promise<void>;
  elementsPerRow(): number;
}

const COUNT = 1_000;
const ANSWER_SIZE = 25;

const now = () => BENCH_NOW;
const retry = () => {};

export function createBoard(container: HTMLElement, name: RowName): Board {
  const Row = ROWS[name];
  const transactions = benchTransactions(COUNT);
  const matched = transactions.map(({ id }): MerchantLookup => {
    const merchant = recordFor(id, location.origin);
    return {
      status: 'matched',
      merchant,
      merchants: [merchant],
      error: undefined,
      lookupId: id,
      retry,
    };
  });
  let lookups = transactions.map(
    ({ id }): MerchantLookup => ({
      status: 'pending',
      merchant: undefined,
      merchants: [],
      error: undefined,
      lookupId: id,
      retry,
    }),
  );
  let answered = 0;

  const root = createRoot(container);
  const render = async (rows: readonly ListedTransaction[]) => {
    await inTask(() =>
      flushSync(() => root.render(<Rows Row={Row} transactions={rows} lookups={lookups} />)),
    );
    await rest();
  };

  return {
    prepare: () => render([]),
    mount(isAnswered) {
      if (isAnswered) lookups = matched;
      return render(transactions);
    },
    answer() {
      const from = answered;
      answered += ANSWER_SIZE;
      lookups = lookups.map((lookup, row) =>
        row >= from && row < answered ? (matched[row] ?? lookup) : lookup,
      );
      return render(transactions);
    },
    elementsPerRow: () => container.querySelectorAll('*').length / COUNT,
  };
}

function Rows({
  Row,
  transactions,
  lookups,
}: {
  Row: (props: RowProps) => ReactElement;
  transactions: readonly ListedTransaction[];
  lookups: readonly MerchantLookup[];
}): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      {transactions.map((transaction, row) => {
        const lookup = lookups[row];
        return lookup && <Row key={transaction.id} transaction={transaction} lookup={lookup} />;
      })}
    </DisplayProvider>
  );
}

/** Two frames, the pictures on screen, and what fades. */
export async function rest(): Promise<void> {
  await nextFrame();
  const pictures = [...document.images].filter(
    (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all(pictures.map((image) => image.decode()));
  await nextFrame();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => setTimeout(resolve));
}

/** In a task of its own: Chromium does not count as script what its inspector calls. */
function inTask(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      work();
      resolve();
    });
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
