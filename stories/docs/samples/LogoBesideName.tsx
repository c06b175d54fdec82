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

/** The transaction gives monogram and text while the merchant is not known. */
export function LogoBesideName(props: LogoBesideNameProps): ReactElement {
  return (
    <span>
      <MerchantLogo {...props} /> <MerchantName {...props} />
    </span>
  );
}
