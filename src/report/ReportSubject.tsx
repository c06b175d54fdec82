'use client';
import type { ReactElement } from 'react';
import { CategoryIcon } from '../components/CategoryIcon.js';
import { MerchantName } from '../components/MerchantName.js';
import { useDisplay } from '../display/useDisplay.js';
import { addressLines } from '../record/addressLines.js';
import { joinPlaces } from '../record/joinPlaces.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import type { MerchantReportReason } from './ReportMerchantProps.js';

export interface ReportSubjectProps {
  id: string;
  reason: MerchantReportReason;
  transaction: Transaction;
  merchant: MerchantRecord | undefined;
}

/** What is shown now, and may be wrong. Renders a `<span>`; nothing for the logo, which is a picture beside it. */
export function ReportSubject(props: ReportSubjectProps): ReactElement | null {
  const { id, reason, transaction, merchant } = props;
  const { messages } = useDisplay();
  if (reason === 'logo') return null;
  const address = joinPlaces(addressLines(merchant)) || messages.notIdentified;
  return (
    <span id={id} className="mry-ReportMerchant-subject">
      {reason === 'name' && <MerchantName merchant={merchant} transaction={transaction} />}
      {reason === 'location' && <bdi>{transaction.online ? messages.online : address}</bdi>}
      {reason === 'category' && (
        <CategoryIcon merchant={merchant} transaction={transaction} fallback="unidentified" />
      )}
    </span>
  );
}
