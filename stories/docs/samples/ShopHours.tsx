import { type ReactElement, useState } from 'react';
import {
  MerchantAddress,
  type MerchantRecord,
  OpeningHoursPopover,
  OpeningHoursTable,
} from '../../../src/index.js';

export interface ShopHoursProps {
  merchant: MerchantRecord;
  /** IANA zone of the shop, if you know it more precisely than its country. */
  zone?: string | undefined;
}

export function ShopHours({ merchant, zone }: ShopHoursProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MerchantAddress merchant={merchant} />
      <OpeningHoursPopover
        merchant={merchant}
        placeTimeZone={zone}
        open={open}
        onOpenChange={setOpen}
      />
      <OpeningHoursTable merchant={merchant} placeTimeZone={zone} />
    </>
  );
}
