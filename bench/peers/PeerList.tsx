import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type ReactNode, useRef } from 'react';
import type { ListedTransaction } from '../../src/index.js';
import './PeerList.css';

const ROW_SIZE = 68;
/** The same as in Merchantry's list. */
const OVERSCAN = 6;

/** The list from TanStack Virtual's examples. `renderRow` returns a memoised row. */
export function PeerList({
  transactions,
  height,
  renderRow,
}: {
  transactions: readonly ListedTransaction[];
  height: number;
  renderRow: (transaction: ListedTransaction, row: number) => ReactNode;
}): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: transactions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_SIZE,
    overscan: OVERSCAN,
  });
  return (
    <div ref={scroller} className="PeerList" style={{ blockSize: height }}>
      <div className="PeerList-content" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const transaction = transactions[index];
          return (
            transaction && (
              <div
                key={transaction.id}
                className="PeerList-row"
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderRow(transaction, index)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
