import type { ReactElement } from 'react';
import type { MerchantRecord } from '../../src/index.js';
import { rowText } from './rowText.js';

/** What a peer's popover shows. Rendered once it is open. */
export function Week({ merchant }: { merchant: MerchantRecord }): ReactElement {
  return (
    <div>
      <strong>Opening hours</strong>
      {rowText.week(merchant).map((day) => (
        <div key={day}>{day}</div>
      ))}
    </div>
  );
}
