import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MerchantLookup } from '../../src/index.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { matchedLookup, pendingLookup } from './benchLookups.js';
import type { Contestant, RowProps } from './Contestant.js';
import { inTask } from './inTask.js';
import { rest } from './rest.js';

/** Rows without queries: what they cost by themselves. */
export interface Board {
  /**
   * Removes all rows and creates new data, so that nothing remembered about a record helps: the
   * page as it is before the bank's transactions arrive.
   */
  prepare(isMatched: boolean): Promise<void>;
  /** Renders all rows at once. Returns the milliseconds until they are in a frame. */
  mount(): Promise<number>;
  /** Gives the next 25 rows their merchants; milliseconds as above. */
  fill(): Promise<number>;
}

const BATCH_SIZE = 25;

/** Renders rows, and later replaces those whose props changed. */
type Render = (rows: readonly RowProps[]) => void;

export function createBoard(container: HTMLElement, contestant: Contestant, count: number): Board {
  const render = contestant.createRow
    ? renderElements(container, contestant.createRow)
    : renderReact(container, contestant);
  let rows: RowProps[] = [];
  let matched: MerchantLookup[] = [];
  let filled = 0;

  const show = async (shown: readonly RowProps[]) => {
    const ms = await inTask(() => render(shown));
    await rest();
    return ms;
  };

  return {
    async prepare(isMatched) {
      // Before records arrive, an app has shown rows without: what they load has been loaded.
      await show(
        benchTransactions(1).map((row) => ({ transaction: row, lookup: pendingLookup(row) })),
      );
      await show([]);
      const transactions = benchTransactions(count);
      matched = transactions.map(matchedLookup);
      rows = transactions.map((transaction, row) => ({
        transaction,
        lookup: (isMatched && matched[row]) || pendingLookup(transaction),
      }));
      filled = 0;
    },
    mount: () => show(rows),
    fill() {
      const from = filled;
      filled += BATCH_SIZE;
      rows = rows.map((row, index) => {
        const lookup = index >= from && index < filled ? matched[index] : undefined;
        return lookup ? { ...row, lookup } : row;
      });
      return show(rows);
    },
  };
}

function renderReact(container: HTMLElement, { Row, Provider = Fragment }: Contestant): Render {
  const root = createRoot(container);
  const App = ({ children }: { children: ReactNode }) => <Provider>{children}</Provider>;
  return (rows) => {
    const list = rows.map(({ transaction, lookup }) => (
      <Row key={transaction.id} transaction={transaction} lookup={lookup} />
    ));
    flushSync(() => root.render(<App>{list}</App>));
  };
}

function renderElements(container: HTMLElement, createRow: (props: RowProps) => Element): Render {
  let shown: readonly RowProps[] = [];
  let elements: Element[] = [];
  return (rows) => {
    if (rows.length !== elements.length) {
      elements = rows.map(createRow);
      container.replaceChildren(...elements);
    } else {
      rows.forEach((row, index) => {
        if (row === shown[index]) return;
        const created = createRow(row);
        elements[index]?.replaceWith(created);
        elements[index] = created;
      });
    }
    shown = rows;
  };
}
