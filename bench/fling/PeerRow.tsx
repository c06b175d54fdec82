import { memo, type ReactElement } from 'react';
import type { ListedTransaction } from '../../src/index.js';
import { FloorRow } from '../peers/FloorRow.js';
import type { UseRecord } from '../peers/Peer.js';

/** A plain row that loads its own merchant. */
export const PeerRow = memo(function PeerRow({
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
