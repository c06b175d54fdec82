'use client';
import { clsx } from 'clsx';
import { type ReactElement, useId } from 'react';
import { MerchantLogo } from '../components/MerchantLogo.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { needsAttribution } from './needsAttribution.js';
import type { MerchantReportReason } from './ReportMerchantProps.js';
import { ReportSubject } from './ReportSubject.js';

export interface ReportReasonsProps {
  transaction: Transaction;
  merchant: MerchantRecord | undefined;
  reason: MerchantReportReason | undefined;
  onReasonChange: (reason: MerchantReportReason) => void;
  /** The reader wanted to send without a reason. */
  missing: boolean;
  readOnly: boolean;
}

const REASONS: readonly MerchantReportReason[] = ['name', 'location', 'logo', 'category'];

/** What can be wrong, each beside what is shown now. Renders a `<fieldset>` of radio buttons. */
export function ReportReasons(props: ReportReasonsProps): ReactElement {
  const { transaction, merchant, reason: chosen, onReasonChange, missing, readOnly } = props;
  const { attributions, messages } = useDisplay();
  const words = messages.report;
  const isRepeated = (reason: MerchantReportReason) =>
    !needsAttribution(reason, merchant, attributions);
  const id = useId();
  return (
    <fieldset className="mry-ReportMerchant-reasons">
      <legend className="mry-ReportMerchant-label">{words.reason}</legend>
      {missing && (
        <p id={`${id}missing`} className="mry-ReportMerchant-missing">
          {words.reasonMissing}
        </p>
      )}
      <div className="mry-ReportMerchant-choices">
        {REASONS.map((reason) => (
          <label
            key={reason}
            className="mry-ReportMerchant-reason"
            data-selected={reason === chosen || undefined}
          >
            <input
              type="radio"
              name={id}
              value={reason}
              required
              checked={reason === chosen}
              // Radio buttons know no `readonly`, and disabled they would lose the focus.
              onChange={() => !readOnly && onReasonChange(reason)}
              aria-disabled={readOnly || undefined}
              aria-labelledby={`${id}${reason}`}
              aria-describedby={
                clsx(
                  missing && `${id}missing`,
                  reason !== 'logo' && isRepeated(reason) && `${id}${reason}-subject`,
                ) || undefined
              }
              className="mry-ReportMerchant-radio"
            />
            <span className="mry-ReportMerchant-choice">
              <span id={`${id}${reason}`} className="mry-ReportMerchant-choiceLabel">
                {words.reasons[reason]}
              </span>
              {isRepeated(reason) && (
                <ReportSubject
                  id={`${id}${reason}-subject`}
                  reason={reason}
                  transaction={transaction}
                  merchant={merchant}
                />
              )}
            </span>
            {reason === 'logo' && isRepeated(reason) && (
              <MerchantLogo merchant={merchant} transaction={transaction} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
