import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantLogo,
  MerchantName,
  TransactionAmount,
  useMerchant,
  useMerchantView,
  useRowVisibility,
} from '../../src/index.js';
import './UtilityClasses.css';

interface RowProps {
  transaction: ListedTransaction;
}

/**
 * One row in the host app's own markup. The leaves take classes like any element, and utilities
 * override their styles.
 */
function Row({ transaction }: RowProps): ReactElement {
  const { ref, visible } = useRowVisibility();
  const lookup = useMerchant(transaction, { visible });
  const { status, category, hours } = useMerchantView(lookup, transaction);
  const { merchant } = lookup;
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
          {category && <span className="shrink-0">{category.label}</span>}
          {hours && <span className="shrink-0">{hours}</span>}
        </div>
      </div>
      <div className="shrink-0 text-end">
        <TransactionAmount
          transaction={transaction}
          className="block font-semibold text-foreground tabular-nums"
        />
        {transaction.state === 'pending' && (
          <span className="rounded-full bg-muted px-2 text-xs text-muted-foreground">Pending</span>
        )}
      </div>
    </li>
  );
}

export interface UtilityClassesProps {
  transactions: readonly ListedTransaction[];
}

/** Rows in utility classes, with the headless hooks: each requests its merchant when visible. */
export function UtilityClasses({ transactions }: UtilityClassesProps): ReactElement {
  return (
    <ul className="mx-auto max-w-xl rounded-2xl bg-card p-2 shadow-sm">
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
