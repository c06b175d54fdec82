'use client';
import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import { DisplayProvider } from '../display/DisplayProvider.js';
import { TransactionListContent } from './TransactionListContent.js';
import type {
  ResolvedListProps,
  TransactionListHandle,
  TransactionListProps,
} from './TransactionListProps.js';

function TransactionListInner<T>(
  props: ResolvedListProps<T>,
  ref: ForwardedRef<TransactionListHandle>,
): ReactElement {
  // Inside a host's provider this one changes nothing; without any it asks the browser for language, zone and clock.
  return (
    <DisplayProvider>
      <TransactionListContent<T> {...props} handle={ref} />
    </DisplayProvider>
  );
}

/**
 * A transaction list that asks for the merchants of the rows on screen: virtual, in sections by day with totals per currency,
 * one tab stop with arrow keys between rows. Renders a `<div role="group">`; the rest of its props go there, its `ref` is a
 * `TransactionListHandle`. Needs a `MerchantProvider`; reads `DisplayProvider`. The server renders the first 25 rows.
 */
export const TransactionList = forwardRef(TransactionListInner) as <T>(
  props: TransactionListProps<T>,
) => ReactElement;
