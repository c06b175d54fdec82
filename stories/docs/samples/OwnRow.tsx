import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListRow,
  type TransactionListRowProps,
  useMerchantView,
} from '../../../src/index.js';

/** The list shows the credits of its rows itself. In a list of your own, `credits` names them. */
function Row(props: TransactionListRowProps): ReactElement {
  const { transaction, lookup, selected, onSelect, tabIndex } = props;
  const { name, picture, category, via, hours } = useMerchantView(lookup, transaction);
  return (
    <button
      type="button"
      aria-current={selected || undefined}
      tabIndex={tabIndex}
      onClick={onSelect}
    >
      {picture && <img {...picture} key={picture.src} alt="" width={32} height={32} />}
      <bdi>{name}</bdi>
      <small>{[category?.label, via && `via ${via}`, hours].filter(Boolean).join(' · ')}</small>
    </button>
  );
}

// Outside the component: a new function renders every row again.
const renderRow = ({ rowProps }: TransactionListRow<ListedTransaction>) => <Row {...rowProps} />;

export interface OwnRowProps {
  transactions: readonly ListedTransaction[];
  onOpen: (transaction: ListedTransaction) => void;
}

/** Rows of your own in a list that still groups, scrolls, requests and moves the focus. */
export function OwnRow({ transactions, onOpen }: OwnRowProps): ReactElement {
  return <TransactionList transactions={transactions} renderRow={renderRow} onSelect={onOpen} />;
}
