'use client';
import { clsx } from 'clsx/lite';
import { type ReactElement, useId } from 'react';
import { CategoryIcon } from '../components/CategoryIcon/CategoryIcon.js';
import { useCreditedFields } from '../components/MerchantCredits/useCreditedFields.js';
import { MerchantLogo } from '../components/MerchantLogo/MerchantLogo.js';
import { MerchantName } from '../components/MerchantName/MerchantName.js';
import { useDisplay } from '../display/useDisplay.js';
import { addressLines } from '../record/addressLines.js';
import { joinPlaces } from '../record/joinPlaces.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { attributionsFor } from '../sources/attributionsFor.js';
import type { MerchantPart } from '../sources/partFields.js';

/** What the reader says is wrong. */
export type MerchantReportReason = 'name' | 'location' | 'logo' | 'category';

interface ReportReasonsProps {
  transaction: Transaction;
  merchant: MerchantRecord | undefined;
  /**
   * Whether the lookup has completed; data missing from the record then counts as not identified.
   */
  isLookedUp: boolean;
  reason: MerchantReportReason | undefined;
  onReasonChange: (reason: MerchantReportReason) => void;
  /** Whether the reader tried to send without a reason. */
  missing: boolean;
  /** Number of such attempts that moved no focus, which would announce the description. */
  unheard: number;
  readOnly: boolean;
}

const REASONS: readonly MerchantReportReason[] = ['name', 'location', 'logo', 'category'];

/**
 * Reasons for a report, each with the data currently shown. Renders a `<fieldset>` of radio
 * buttons. Data that needs an attribution is not repeated here: the details show it next to its
 * attribution.
 */
export function ReportReasons(props: ReportReasonsProps): ReactElement {
  const { transaction, merchant, isLookedUp, onReasonChange, missing, unheard, readOnly } = props;
  const { attributions, messages } = useDisplay();
  const creditedFields = useCreditedFields();
  const words = messages.report;
  const id = useId();
  return (
    <fieldset className="mry-ReportMerchant-reasons">
      <legend className="mry-ReportMerchant-label">{words.reason}</legend>
      {missing && (
        <p
          key={unheard}
          role={unheard > 0 ? 'alert' : undefined}
          id={`${id}missing`}
          className="mry-ReportMerchant-missing"
        >
          {words.reasonMissing}
        </p>
      )}
      <div className="mry-ReportMerchant-choices">
        {REASONS.map((reason) => {
          const fields = merchant ? creditedFields(merchant, REASON_PARTS[reason]) : [];
          const isShown = !merchant || attributionsFor(merchant, fields, attributions).size === 0;
          const hasSubject = isShown && reason !== 'logo';
          return (
            <label
              key={reason}
              className="mry-ReportMerchant-reason"
              data-selected={reason === props.reason || undefined}
            >
              <input
                type="radio"
                name={id}
                value={reason}
                required
                checked={reason === props.reason}
                onChange={() => {
                  if (!readOnly) onReasonChange(reason);
                }}
                // Radio buttons have no `readonly`, and a disabled one would lose the focus.
                aria-disabled={readOnly || undefined}
                aria-labelledby={`${id}${reason}`}
                aria-describedby={
                  clsx(missing && `${id}missing`, hasSubject && `${id}${reason}-subject`) ||
                  undefined
                }
                className="mry-ReportMerchant-radio"
              />
              <span className="mry-ReportMerchant-choice">
                <span id={`${id}${reason}`} className="mry-ReportMerchant-choiceLabel">
                  {words.reasons[reason]}
                </span>
                {hasSubject && (
                  <span id={`${id}${reason}-subject`} className="mry-ReportMerchant-subject">
                    <ReportSubject
                      reason={reason}
                      transaction={transaction}
                      merchant={merchant}
                      isLookedUp={isLookedUp}
                    />
                  </span>
                )}
              </span>
              {isShown && reason === 'logo' && (
                <MerchantLogo merchant={merchant} transaction={transaction} />
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ReportSubjectProps {
  reason: Exclude<MerchantReportReason, 'logo'>;
  transaction: Transaction;
  merchant: MerchantRecord | undefined;
  isLookedUp: boolean;
}

/** The currently shown text that may be wrong; none before the lookup has completed. */
function ReportSubject(props: ReportSubjectProps): ReactElement {
  const { reason, transaction, merchant, isLookedUp } = props;
  const { messages } = useDisplay();
  if (reason === 'name') return <MerchantName merchant={merchant} transaction={transaction} />;
  if (reason === 'category') {
    const fallback = isLookedUp ? 'unidentified' : undefined;
    return <CategoryIcon merchant={merchant} transaction={transaction} fallback={fallback} />;
  }
  const address = joinPlaces(addressLines(merchant)) || (isLookedUp && messages.notIdentified);
  return <bdi>{transaction.online ? messages.online : address}</bdi>;
}

/** The parts that each reason is about. */
const REASON_PARTS: Readonly<Record<MerchantReportReason, readonly MerchantPart[]>> = {
  name: ['name'],
  location: ['address'],
  logo: ['logo'],
  category: ['category', 'categoryIcon'],
};
