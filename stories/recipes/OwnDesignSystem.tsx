import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListDay,
  type TransactionListRow,
  type TransactionListRowProps,
  useMerchantView,
} from '../../src/index.js';
import { Avatar } from './bank/Avatar.js';
import { ListItem } from './bank/ListItem.js';
import { Money } from './bank/Money.js';
import { Tag } from './bank/Tag.js';
import './OwnDesignSystem.css';

/**
 * The bank's row: its own components with what `TransactionRow` would show, and its props. The view
 * holds cleaned text and only pictures that the image policy allows.
 */
function BankRow(props: TransactionListRowProps): ReactElement {
  const { transaction, lookup, selected, onSelect, tabIndex } = props;
  const { status, name = '', picture, category, via } = useMerchantView(lookup, transaction);
  return (
    <ListItem
      data-status={status}
      aria-current={selected || undefined}
      onClick={onSelect}
      tabIndex={tabIndex}
      leading={<Avatar name={name} picture={picture} />}
      title={name}
      detail={
        <>
          {transaction.state === 'pending' && <Tag tone="waiting">On its way</Tag>}
          {category && <Tag>{category.label}</Tag>}
          {via && <span>through {via}</span>}
        </>
      }
      trailing={<Money amount={transaction.amount} currency={transaction.currency} />}
    />
  );
}

// Outside the component: a new function would render every row again.
const renderRow = ({ rowProps }: TransactionListRow<ListedTransaction>) => (
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
