import { type ListedTransaction, TransactionList } from 'merchantry';
import { FindBar, NothingFound, useFind } from 'merchantry/find';

export interface PaymentsProps {
  transactions: readonly ListedTransaction[];
}

/** The bank's search page. */
export function Payments({ transactions }: PaymentsProps) {
  const find = useFind(transactions);
  return (
    <>
      <FindBar find={find} />
      <TransactionList
        transactions={find.rows}
        height={500}
        filtered={find.count < transactions.length}
        slots={{ empty: <NothingFound find={find} /> }}
      />
    </>
  );
}
