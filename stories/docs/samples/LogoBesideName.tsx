import type { ReactElement } from 'react';
import {
  MerchantLogo,
  MerchantName,
  type MerchantRecord,
  type Transaction,
} from '../../../src/index.js';

export interface LogoBesideNameProps {
  merchant: MerchantRecord | undefined;
  transaction: Transaction;
}

/** Monogram and text come from the transaction until the merchant is known. */
export function LogoBesideName({ merchant, transaction }: LogoBesideNameProps): ReactElement {
  return (
    <span>
      <MerchantLogo merchant={merchant} transaction={transaction} />{' '}
      <MerchantName merchant={merchant} transaction={transaction} />
    </span>
  );
}
