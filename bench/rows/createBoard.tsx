import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DisplayProvider, type ListedTransaction, type MerchantLookup } from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { recordFor } from '../data/recordFor.js';
import { ROWS, type RowName, type RowProps } from './contestants.js';

/** Rows without queries: what they cost by themselves. */
export interface Board {
  /** Renders the page without rows, as it is before the bank's transactions arrive. */
  prepare(): Promise<void>;
  /**
   * Renders all rows at once, with or without their merchants. Resolves when the page is at rest.
   */
  mount(isMatched: boolean): Promise<void>;
  /** Gives the next 25 rows their merchants. */
  fill(): Promise<void>;
  elementsPerRow(): number;
}

const COUNT = 1_000;
const BATCH_SIZE = 25;

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
  let filled = 0;

  const root = createRoot(container);
  const render = async (rows: readonly ListedTransaction[]) => {
    await inTask(() =>
      flushSync(() => root.render(<Rows Row={Row} transactions={rows} lookups={lookups} />)),
    );
    await rest();
  };

  return {
    prepare: () => render([]),
    mount(isMatched) {
      if (isMatched) lookups = matched;
      return render(transactions);
    },
    fill() {
      const from = filled;
      filled += BATCH_SIZE;
      lookups = lookups.map((lookup, row) =>
        row >= from && row < filled ? (matched[row] ?? lookup) : lookup,
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

/** Waits for two frames, the pictures on screen, and animations. */
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

/** In a separate task: Chromium does not count what its inspector calls as script. */
function inTask(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      work();
      resolve();
    });
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
