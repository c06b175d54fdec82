import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListRowProps,
  TransactionRow,
  type TransactionRowSlots,
} from '../../../src/index.js';

// Outside the component, because rows are memoised.
const slots: TransactionRowSlots = {
  rating: null,
  amount: ({ transaction }, defaultPart) => (
    <>
      {defaultPart}
      {transaction.state === 'pending' && <small>reserved</small>}
    </>
  ),
};

const renderRow = (_: ListedTransaction, __: unknown, rowProps: TransactionListRowProps) => (
  <TransactionRow {...rowProps} slots={slots} />
);

/** One part removed and one extended, in every row of the list. */
export function CustomisedRow({
  transactions,
}: {
  transactions: readonly ListedTransaction[];
}): ReactElement {
  return <TransactionList transactions={transactions} renderRow={renderRow} />;
}
