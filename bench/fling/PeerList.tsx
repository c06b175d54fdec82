import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactElement, useRef } from 'react';
import type { ListedTransaction } from '../../src/index.js';
import { FloorRow } from '../peers/FloorRow.js';
import type { UseRecord } from '../peers/Peer.js';

const ROW_SIZE = 68;
/** The same as in Merchantry's list. */
const OVERSCAN = 6;

/** The list from TanStack Virtual's examples. */
export function PeerList({
  transactions,
  height,
  useRecord,
}: {
  transactions: readonly ListedTransaction[];
  height: number;
  useRecord: UseRecord;
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
                <PeerRow transaction={transaction} row={index} useRecord={useRecord} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

const PeerRow = memo(function PeerRow({
  transaction,
  row,
  useRecord,
}: {
  transaction: ListedTransaction;
  row: number;
  useRecord: UseRecord;
}): ReactElement {
  return <FloorRow transaction={transaction} {...useRecord(transaction, row)} />;
});
