import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { type ListedTransaction, TransactionRow, useMerchants } from '../../src/index.js';
import './Recipe.css';

const ROW_HEIGHT = 68;
/** The number of rows in one request. */
const NEXT_ROWS = 25;

/**
 * A virtual list of your own: says which rows are on screen, which come next, and whether it
 * scrolls.
 */
export function VirtualList({ transactions }: { transactions: readonly ListedTransaction[] }) {
  // The virtualizer is one object whose results change, which React Compiler must not memoise.
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: transactions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });

  // Without the overscan, whose rows are mounted but not visible.
  const first = virtualizer.range?.startIndex ?? 0;
  const end = virtualizer.range ? virtualizer.range.endIndex + 1 : 0;
  const visible = useMemo(() => transactions.slice(first, end), [transactions, first, end]);
  const isBackward = virtualizer.scrollDirection === 'backward';
  const next = useMemo(
    () =>
      isBackward
        ? transactions.slice(Math.max(0, first - NEXT_ROWS), first).reverse()
        : transactions.slice(end, end + NEXT_ROWS),
    [transactions, first, end, isBackward],
  );
  const lookups = useMerchants(visible, { next, scrolling: virtualizer.isScrolling });

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it (2.1.1)
    <section ref={scroller} className="Recipe-scroller" aria-label="Transactions" tabIndex={0}>
      <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const transaction = transactions[index];
          if (!transaction) return null;
          const lookup = lookups.get(transaction.id);
          const style = { position: 'absolute', insetInline: 0, insetBlockStart: start } as const;
          return (
            <div key={transaction.id} style={style}>
              <TransactionRow transaction={transaction} lookup={lookup} data-id={transaction.id} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
