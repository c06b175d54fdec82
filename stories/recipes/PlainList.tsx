import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  TransactionRow,
  useMerchant,
  useRowVisibility,
} from '../../src/index.js';
import './Recipe.css';

function Row({ transaction }: { transaction: ListedTransaction }): ReactElement {
  const { ref, visible } = useRowVisibility();
  const lookup = useMerchant(transaction, { visible });
  return (
    <li ref={ref}>
      <TransactionRow transaction={transaction} lookup={lookup} data-id={transaction.id} />
    </li>
  );
}

/** A plain list: each row observes whether it is visible, and requests its merchant only then. */
export function PlainList({ transactions }: { transactions: readonly ListedTransaction[] }) {
  return (
    <ul className="Recipe">
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
