'use client';
import type { ReactElement } from 'react';
import { OpeningHoursStatus } from '../../components/hours/OpeningHoursStatus.js';
import { OpeningHoursTable } from '../../components/hours/OpeningHoursTable.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';

export interface DetailsHoursProps {
  /** The whole record, not only the source's part: its country says in which zone the hours are. */
  merchant: MerchantRecord;
  transaction: Transaction;
  level: HeadingLevel;
}

/** Whether the shop is open, and its week. */
export function DetailsHours(props: DetailsHoursProps): ReactElement {
  const { level, ...shown } = props;
  const { messages } = useDisplay();
  return (
    <DetailsSection level={level} title={messages.openingHours}>
      <OpeningHoursStatus {...shown} className="mry-DetailsHours-status" />
      <OpeningHoursTable {...shown} />
    </DetailsSection>
  );
}
