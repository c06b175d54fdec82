import type { ReactElement } from 'react';
import {
  getOpenStatus,
  type ListedTransaction,
  MerchantLogo,
  MerchantName,
  type MerchantRecord,
  TransactionAmount,
  useMerchant,
  useRowVisibility,
} from '../../src/index.js';
import './UtilityClasses.css';

interface OpenNowProps {
  merchant: MerchantRecord;
  /** The reader's clock. */
  now: Date;
}

/** The shop's time zone, not the reader's. A bank of one country knows it. */
const PLACE_ZONES: Record<string, string> = { GB: 'Europe/London' };

/** Opening hours without a component of the library: a state and when it changes. */
function OpenNow({ merchant, now }: OpenNowProps): ReactElement | null {
  const timeZone = PLACE_ZONES[merchant.country ?? ''];
  const { state, changesAt } = getOpenStatus(merchant.opening_hours, { now, timeZone });
  if (state === 'unknown') return null;
  const isOpen = state === 'open';
  const time = changesAt?.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return (
    <span className="relative inline-flex shrink-0 items-center gap-1.5">
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full ${isOpen ? 'bg-success' : 'bg-muted-foreground'}`}
      />
      {isOpen && time && <span className="sr-only">Open</span>}
      {isOpen ? (time ? `until ${time}` : 'Always open') : 'Closed'}
    </span>
  );
}

interface RowProps {
  transaction: ListedTransaction;
  now: Date;
}

/**
 * One row in the host's own markup. The leaves take classes like any element, and utilities
 * override their styles.
 */
function Row({ transaction, now }: RowProps): ReactElement {
  const { ref, visible } = useRowVisibility();
  const { merchant, status } = useMerchant(transaction, { visible });
  const category = merchant?.category ?? (status === 'unmatched' && 'Not identified');
  return (
    <li
      ref={ref}
      data-id={transaction.id}
      data-status={status}
      className="flex items-center gap-3 rounded-xl px-3 py-2.5 hover:bg-muted"
    >
      <MerchantLogo
        merchant={merchant}
        transaction={transaction}
        className="size-10 shrink-0 rounded-full"
      />
      <div className="min-w-0 flex-1">
        <MerchantName
          merchant={merchant}
          transaction={transaction}
          className="block truncate text-left font-semibold text-foreground rtl:text-right"
        />
        {/* Has its final height before any data arrives. */}
        <div className="flex h-5 flex-wrap gap-x-2 overflow-hidden text-sm text-muted-foreground">
          {category && <span className="shrink-0">{category}</span>}
          {merchant && !transaction.online && <OpenNow merchant={merchant} now={now} />}
        </div>
      </div>
      <div className="shrink-0 text-end">
        <TransactionAmount
          transaction={transaction}
          className="block font-semibold text-foreground tabular-nums"
        />
        {transaction.pending && (
          <span className="rounded-full bg-muted px-2 text-xs text-muted-foreground">Pending</span>
        )}
      </div>
    </li>
  );
}

export interface UtilityClassesProps {
  transactions: readonly ListedTransaction[];
  now: Date;
}

/** Rows in utility classes, with the headless hooks: each requests its merchant when visible. */
export function UtilityClasses({ transactions, now }: UtilityClassesProps): ReactElement {
  return (
    <ul className="mx-auto max-w-xl rounded-2xl bg-card p-2 shadow-sm">
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} now={now} />
      ))}
    </ul>
  );
}
