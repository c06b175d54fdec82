'use client';
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, memo, version } from 'react';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { fillSlots } from './fillSlots.js';
import type { TransactionRowSlots } from './TransactionRowSlots.js';
import { useRow } from './useRow.js';

export interface TransactionRowProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  selected?: boolean | undefined;
  /** Makes the name a button that covers the row. */
  onSelect?: (() => void) | undefined;
  /** Tab index of the row's buttons: a list gives 0 to one row and -1 to the others. */
  tabIndex?: 0 | -1 | undefined;
  /** Replaces or removes single parts of the row. */
  slots?: TransactionRowSlots | undefined;
}

const row = function TransactionRow(
  props: TransactionRowProps,
  ref?: ForwardedRef<HTMLDivElement>,
) {
  const { slots } = props;
  return useRow(props, ref, slots && ((state) => fillSlots(slots, state)));
};

const rowWithRef = /* @__PURE__ */ forwardRef(row);

/** Since React 19, `ref` is among the props. What hands it on costs a row 7 µs in a scroll. */
const hasRefProp = Number.parseInt(version, 10) > 18;

/**
 * One transaction with what is known of its merchant. Renders a `<div>`. Presentational: it reads
 * well without a lookup, and nothing moves when one arrives. `slots` replaces or removes its parts.
 * State: `data-status` (of the lookup), `data-state` (of a transaction that is not booked),
 * `data-pending`, `data-selected`.
 */
export const TransactionRow = /* @__PURE__ */ memo(
  hasRefProp ? (row as unknown as typeof rowWithRef) : rowWithRef,
);
