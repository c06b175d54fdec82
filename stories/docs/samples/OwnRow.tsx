import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  type MerchantLookup,
  TransactionList,
  type TransactionListRowProps,
} from '../../../src/index.js';

// Outside the component: a new function renders every row again.
const renderRow = (
  transaction: ListedTransaction,
  lookup: MerchantLookup,
  { selected, onSelect, tabIndex }: TransactionListRowProps,
) => (
  <button type="button" aria-current={selected || undefined} tabIndex={tabIndex} onClick={onSelect}>
    {lookup.merchant?.name ?? transaction.merchant_name}
  </button>
);

export interface OwnRowProps {
  transactions: readonly ListedTransaction[];
  onOpen: (transaction: ListedTransaction) => void;
}

/** Rows of your own in a list that still groups, scrolls, requests and moves the focus. */
export function OwnRow({ transactions, onOpen }: OwnRowProps): ReactElement {
  return <TransactionList transactions={transactions} renderRow={renderRow} onSelect={onOpen} />;
}
