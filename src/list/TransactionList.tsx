'use client';
import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import { DisplayProvider } from '../display/DisplayProvider.js';
import { TransactionListContent } from './TransactionListContent.js';
import type {
  AnyTransactionListProps,
  ResolvedListProps,
  TransactionListHandle,
} from './TransactionListProps.js';

function TransactionListInner<T>(
  props: ResolvedListProps<T>,
  ref: ForwardedRef<TransactionListHandle>,
): ReactElement {
  // Has no effect inside a host app's provider; without one it reads language, time zone and clock
  // from the browser.
  return (
    <DisplayProvider>
      <TransactionListContent<T> {...props} forwardedRef={ref} />
    </DisplayProvider>
  );
}

/**
 * A list of transactions that requests the merchants of the visible rows. Virtualised, in sections
 * by day with a total per currency; one tab stop, with arrow keys between rows. Renders a `<div
 * role="group">`, which gets all other props; its `ref` is a `TransactionListHandle`. Needs a
 * `MerchantProvider`; reads `DisplayProvider`. The server renders the first 25 rows.
 *
 * Without any result, rows show raw text, monogram and amount. Rows whose date cannot be read are
 * below "Date unknown". While every request is refused for more than two seconds, a line below the
 * rows says so. Offline, rows wait without a word. Without rows, the list shows "No transactions
 * yet", or "No matching transactions" with `filtered`.
 */
export const TransactionList = /* @__PURE__ */ forwardRef(TransactionListInner) as <T>(
  props: AnyTransactionListProps<T>,
) => ReactElement;
