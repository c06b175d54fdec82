import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantCredits,
  TransactionRow,
  useMerchants,
} from '../../../src/index.js';

/** A short list of the bank's own, with the credits of what it shows below it. */
export function CreditedRows({ rows }: { rows: readonly ListedTransaction[] }): ReactElement {
  const lookups = useMerchants(rows);
  return (
    <>
      {rows.map((row) => (
        <TransactionRow key={row.id} transaction={row} lookup={lookups.get(row.id)} />
      ))}
      <MerchantCredits lookups={[...lookups.values()]} />
    </>
  );
}
