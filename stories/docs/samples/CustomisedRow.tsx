import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionRowSlots,
} from '../../../src/index.js';

// Outside the component, because rows are memoised.
const rowSlots: TransactionRowSlots = {
  rating: null,
  amount: ({ transaction }, defaultPart) => (
    <>
      {defaultPart}
      {transaction.state === 'pending' && <small> reserved</small>}
    </>
  ),
};

/** One part removed and one extended, in every row of the list. */
export function CustomisedRow({
  transactions,
}: {
  transactions: readonly ListedTransaction[];
}): ReactElement {
  return <TransactionList transactions={transactions} rowSlots={rowSlots} />;
}
