import type { ReactElement } from 'react';
import { IntermediaryBadge, type MerchantRecord, Rating } from '../../../src/index.js';

/** Each renders nothing if the record lacks its field. */
export function PaidThrough({ merchant }: { merchant: MerchantRecord }): ReactElement {
  return (
    <p>
      <IntermediaryBadge merchant={merchant} /> <Rating merchant={merchant} />
    </p>
  );
}
