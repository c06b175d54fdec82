import { useMemo, useState } from 'react';
import { type ListRange, Virtuoso } from 'react-virtuoso';
import { type ListedTransaction, TransactionRow, useMerchants } from '../../src/index.js';
import './Recipe.css';

/** The number of rows in one request. */
const NEXT_ROWS = 25;
/** No row is visible until the list has measured itself. */
const NOTHING: ListRange = { startIndex: 0, endIndex: -1 };

/** React Virtuoso: `rangeChanged` reports the visible rows, `isScrolling` whether it scrolls. */
export function VirtuosoList({ transactions }: { transactions: readonly ListedTransaction[] }) {
  const [{ startIndex, endIndex }, setRange] = useState(NOTHING);
  const [scrolling, setScrolling] = useState(false);

  const visible = useMemo(
    () => transactions.slice(startIndex, endIndex + 1),
    [transactions, startIndex, endIndex],
  );
  const next = useMemo(
    () => transactions.slice(endIndex + 1, endIndex + 1 + NEXT_ROWS),
    [transactions, endIndex],
  );
  const lookups = useMerchants(visible, { next, scrolling });

  return (
    <Virtuoso
      className="Recipe-scroller"
      style={{ height: 560 }}
      data={transactions}
      computeItemKey={(_, { id }) => id}
      rangeChanged={setRange}
      isScrolling={setScrolling}
      itemContent={(_, transaction) => (
        <TransactionRow
          transaction={transaction}
          lookup={lookups.get(transaction.id)}
          data-id={transaction.id}
        />
      )}
    />
  );
}
