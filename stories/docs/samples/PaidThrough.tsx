import type { ReactElement } from 'react';
import { IntermediaryBadge, type MerchantRecord, Rating } from '../../../src/index.js';

/** Each shows nothing where the record has nothing to say. */
export function PaidThrough({ merchant }: { merchant: MerchantRecord }): ReactElement {
  return (
    <p>
      <IntermediaryBadge merchant={merchant} /> <Rating merchant={merchant} />
    </p>
  );
}
