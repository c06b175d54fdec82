import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantLogo,
  MerchantName,
  TransactionAmount,
  useMerchant,
} from '../../../src/index.js';

/** What the row says in each status. */
const STATUS_TEXT = {
  idle: '',
  pending: 'Looking up the merchant',
  matched: '',
  cleaned: 'Merchant not known',
  unmatched: 'Merchant not known',
  failed: 'Merchant not available',
} as const;

export function RowWithStatus({ transaction }: { transaction: ListedTransaction }): ReactElement {
  const { merchant, status, retry } = useMerchant(transaction);
  return (
    <div data-status={status}>
      <MerchantLogo merchant={merchant} transaction={transaction} />
      <MerchantName merchant={merchant} transaction={transaction} />
      <TransactionAmount transaction={transaction} />
      {STATUS_TEXT[status]}
      {status === 'failed' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
