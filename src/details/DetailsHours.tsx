'use client';
import type { ReactElement } from 'react';
import { OpeningHoursStatus } from '../components/OpeningHoursStatus.js';
import { OpeningHoursTable } from '../components/OpeningHoursTable.js';
import { placeZone } from '../components/placeZone.js';
import type { MerchantRecord, Transaction } from '../contract/types.js';
import { useDisplay } from '../display/useDisplay.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';

export interface DetailsHoursProps {
  /** The part of the record that has the hours. */
  merchant: MerchantRecord;
  /** The whole record: its country says in which zone they are. */
  place: MerchantRecord;
  transaction: Transaction;
  level: HeadingLevel;
}

/** Whether the shop is open, and its week. */
export function DetailsHours(props: DetailsHoursProps): ReactElement {
  const { merchant, place, transaction, level } = props;
  const display = useDisplay();
  const zone = placeZone(place, transaction, undefined, display);
  const shown = { merchant, transaction, placeTimeZone: zone };
  return (
    <DetailsSection level={level} title={display.messages.openingHours}>
      <OpeningHoursStatus {...shown} className="mry-DetailsHours-status" />
      <OpeningHoursTable {...shown} />
    </DetailsSection>
  );
}
