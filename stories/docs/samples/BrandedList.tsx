import type { CSSProperties, ReactElement } from 'react';
import {
  type ListedTransaction,
  type ThemeVariables,
  TransactionList,
} from '../../../src/index.js';

/** Misspelled variables do not compile. */
const brand: ThemeVariables = {
  '--mry-color-accent': '#7a1fa2',
  '--mry-radius': '4px',
  '--mry-logo-radius': '50%',
};

/** With `data-mry-theme` what follows a variable follows here too: rows, fields and buttons get the radius. */
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
