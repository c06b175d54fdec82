import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantDetails,
  type MerchantDetailsSlots,
  type MerchantLookup,
} from '../../../src/index.js';

const slots: MerchantDetailsSlots = {
  sources: null,
  notes: 'Card ending 4417',
  reviews: (_, defaultPart) => (
    <details>
      <summary>What do others say?</summary>
      {defaultPart}
    </details>
  ),
};

export interface CustomisedDetailsProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
}

/** One part removed, one replaced, and one wrapped. */
export function CustomisedDetails({ transaction, lookup }: CustomisedDetailsProps): ReactElement {
  return <MerchantDetails transaction={transaction} lookup={lookup} slots={slots} />;
}
