'use client';
import { forwardRef } from 'react';
import { Row } from './Row.js';
import type { TransactionRowProps } from './TransactionRowProps.js';

/**
 * One transaction and its merchant. Renders a `<div>`. Presentational: it reads well without a
 * lookup, and nothing moves when one arrives. `slots` replaces or removes parts. State:
 * `data-status` (of the lookup), `data-state` (of a transaction that is not booked),
 * `data-selected`.
 */
export const TransactionRow = /* @__PURE__ */ forwardRef<HTMLDivElement, TransactionRowProps>(
  function TransactionRow(props, ref) {
    return <Row {...props} rowRef={ref} />;
  },
);
