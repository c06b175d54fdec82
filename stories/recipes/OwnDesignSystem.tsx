import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  type MerchantLookup,
  TransactionList,
  type TransactionListDay,
  type TransactionListRowProps,
} from '../../src/index.js';
import { Avatar } from './bank/Avatar.js';
import { ListItem } from './bank/ListItem.js';
import { Money } from './bank/Money.js';
import { Tag } from './bank/Tag.js';
import './OwnDesignSystem.css';

/**
 * The bank's row: its own components with the library's record, and the props of `TransactionRow`.
 */
function BankRow(props: TransactionListRowProps): ReactElement {
  const { transaction, lookup, selected, onSelect, tabIndex } = props;
  const { merchant } = lookup;
  const name = merchant?.name ?? transaction.merchant_name ?? '';
  return (
    <ListItem
      data-status={lookup.status}
      aria-current={selected || undefined}
      onClick={onSelect}
      tabIndex={tabIndex}
      leading={<Avatar name={name} src={merchant?.logoImg} />}
      title={name}
      detail={
        <>
          {transaction.pending && <Tag tone="waiting">On its way</Tag>}
          {lookup.status === 'unmatched' && <span>Not identified</span>}
          {merchant?.category && <Tag>{merchant.category}</Tag>}
          {merchant?.intermediary?.name && <span>through {merchant.intermediary.name}</span>}
        </>
      }
      trailing={<Money amount={transaction.amount} currency={transaction.currency} />}
    />
  );
}

// Outside the component: a new function would render every row again.
const renderRow = (_: ListedTransaction, __: MerchantLookup, rowProps: TransactionListRowProps) => (
  <BankRow {...rowProps} />
);

const renderDay = ({ label, totals }: TransactionListDay<ListedTransaction>) => (
  <h3 className="bank-Day">
    {label} <span className="bank-Day-sum">{totals}</span>
  </h3>
);

export interface OwnDesignSystemProps {
  transactions: readonly ListedTransaction[];
  /** In pixels. */
  height: number;
}

/** The list requests, scrolls, navigates and selects; rows and headings are the bank's own. */
export function OwnDesignSystem({ transactions, height }: OwnDesignSystemProps): ReactElement {
  const [selectedId, setSelectedId] = useState<string>();
  return (
    <div className="bank">
      <TransactionList
        className="OwnDesignSystem"
        transactions={transactions}
        height={height}
        selectedId={selectedId}
        onSelect={({ id }) => setSelectedId(id)}
        renderRow={renderRow}
        renderDay={renderDay}
      />
    </div>
  );
}
