import type { CSSProperties, ReactElement } from 'react';
import {
  type ListedTransaction,
  type ThemeVariables,
  TransactionList,
} from '../../../src/index.js';

/** A misspelled variable does not compile. */
const brand: ThemeVariables = {
  '--mry-color-accent': '#7a1fa2',
  '--mry-radius': '4px',
  '--mry-logo-radius': '50%',
};

/** `data-mry-theme` applies the radius to everything derived from it: rows, fields and buttons. */
export function BrandedList({
  transactions,
}: {
  transactions: readonly ListedTransaction[];
}): ReactElement {
  return (
    <div data-mry-theme="" style={brand as CSSProperties}>
      <TransactionList transactions={transactions} />
    </div>
  );
}
