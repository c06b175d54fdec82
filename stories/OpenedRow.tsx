import { type FocusEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import {
  type ListedTransaction,
  type MerchantDetailsSlots,
  type MerchantRecord,
  MerchantSheet,
  MerchantVisits,
  TransactionList,
  type TransactionListHandle,
} from '../src/index.js';
import { Card } from './frame/Card.js';
import './OpenedRow.css';
import { StreetMap } from './StreetMap.js';

/** OpenedRow.css has a column from the same width on. */
const PANEL = '(min-width: 60rem)';

/** Bars that fit a phone. */
const MAX_VISITS = 6;
/** The bank's text without a till's number, which differs from visit to visit. */
const shopOf = ({ merchant_name }: ListedTransaction) => merchant_name?.replace(/\d+/g, '');

/** The payments of the same account to the same shop, up to this one, oldest first. */
function visitsOf(
  transaction: ListedTransaction,
  transactions: readonly ListedTransaction[],
): readonly ListedTransaction[] {
  return transactions
    .filter((other) => shopOf(other) === shopOf(transaction) && other.date <= transaction.date)
    .slice(0, MAX_VISITS)
    .reverse();
}

const wayTo = ({ place_id: id }: MerchantRecord) => `https://maps.example/to/${id}`;

interface OpenedRowProps {
  transactions: readonly ListedTransaction[];
  /** The row that is open at first. */
  defaultOpenId?: string | undefined;
  onDispute?: (transaction: ListedTransaction) => void;
}

/**
 * A list and its opened row, side by side where there is room; otherwise the details cover the
 * list. Enter opens a row, Alt with Up and Down opens its neighbours, Up and Down alone scroll, and
 * Escape goes back to the row.
 */
export function OpenedRow(props: OpenedRowProps): ReactElement {
  const { transactions, defaultOpenId, onDispute = () => undefined } = props;
  const list = useRef<TransactionListHandle>(null);
  const [openId, setOpenId] = useState(defaultOpenId);
  const index = transactions.findIndex(({ id }) => id === openId);
  const slots = useMemo<MerchantDetailsSlots>(
    () => ({
      map: ({ merchant }) => <StreetMap merchant={merchant} />,
      visits: ({ transaction, merchant }) =>
        merchant && (
          <MerchantVisits visits={visitsOf(transaction, transactions)} current={transaction.id} />
        ),
    }),
    [transactions],
  );

  const opener = (row: ListedTransaction | undefined) =>
    row &&
    (() => {
      setOpenId(row.id);
      list.current?.scrollToTransaction(row.id);
    });
  // A reader who moves through the list beside the panel sees the details of each row.
  const follow = ({ target }: FocusEvent) => {
    if (openId === undefined || !target.matches('.mry-TransactionRow-name')) return;
    setOpenId(target.closest<HTMLElement>('[data-id]')?.dataset.id);
  };
  const close = () => setOpenId(undefined);

  return (
    <div className="OpenedRow">
      <div className="OpenedRow-list">
        <Card>
          <TransactionList
            ref={list}
            transactions={transactions}
            selectedId={openId}
            onFocus={follow}
            onKeyDown={({ key }) => key === 'Escape' && close()}
            onSelect={({ id }) => setOpenId(id)}
          />
        </Card>
      </div>
      <MerchantSheet
        transaction={transactions[index]}
        panel={PANEL}
        slots={slots}
        onClose={close}
        onPrevious={opener(transactions[index - 1])}
        onNext={opener(transactions[index + 1])}
        directions={wayTo}
        onReport={() => undefined}
        onDispute={onDispute}
      />
    </div>
  );
}
