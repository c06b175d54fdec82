'use client';
import { forwardRef } from 'react';
import { Row } from './Row.js';
import type { TransactionRowProps } from './TransactionRowProps.js';

/**
 * One transaction and its merchant. Renders a `<div>`. Presentational: it reads well without a
 * lookup, and nothing moves when one arrives. `slots` replaces or removes parts. State:
 * `data-status` (of the lookup), `data-state` (of a transaction that is not booked),
 * `data-selected`.
 *
 * Without a lookup or a record, it shows the bank's raw text, a monogram, the category of the `mcc`
 * and the amount; "Not identified" where that text is blank. Its parts have the classes of the
 * public components: `mry-MerchantLogo`, `mry-MerchantName` and so on. It lays out and paints by
 * itself (`contain: layout style paint`), so what overflows it is clipped.
 */
export const TransactionRow = /* @__PURE__ */ forwardRef<HTMLDivElement, TransactionRowProps>(
  function TransactionRow(props, ref) {
    return <Row {...props} rowRef={ref} />;
  },
);
