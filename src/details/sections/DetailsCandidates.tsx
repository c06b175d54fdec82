'use client';
import { type ReactElement, useId } from 'react';
import { AttributionLine } from '../../components/AttributionLine/AttributionLine.js';
import { useCreditedFields } from '../../components/MerchantCredits/useCreditedFields.js';
import { MerchantLogo } from '../../components/MerchantLogo/MerchantLogo.js';
import { MerchantName } from '../../components/MerchantName/MerchantName.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatPlural } from '../../i18n/formatMessage.js';
import { addressLines } from '../../record/addressLines.js';
import { cleanText } from '../../record/cleanText.js';
import { joinPlaces } from '../../record/joinPlaces.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { attributionsFor } from '../../sources/attributionsFor.js';
import { detailsFields, type MerchantField } from '../../sources/partFields.js';
import { recordForRow } from '../../sources/recordForRow.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';

interface DetailsCandidatesProps {
  merchants: readonly MerchantRecord[];
  transaction: Transaction;
  candidate: number;
  onCandidateChange: (candidate: number) => void;
}

/**
 * A choice between several records, as a group of radio buttons, best first. Renders a
 * `<fieldset>`. They count as list rows: each source is credited once for all of them, and sources
 * that are kept out of rows are not shown.
 */
export function DetailsCandidates(props: DetailsCandidatesProps): ReactElement | null {
  const { merchants, transaction, candidate, onCandidateChange } = props;
  const { attributions, locale, messages } = useDisplay();
  const creditedFields = useCreditedFields();
  const id = useId();
  if (merchants.length < 2) return null;
  const options = merchants.map((record) => {
    const merchant = recordForRow(record, attributions) ?? {};
    return { merchant, line: candidateLine(merchant, transaction.online === true) };
  });
  const needed = new Map(
    options.flatMap(({ merchant, line }) => {
      const fields = [...creditedFields(merchant, ['logo', 'name']), ...line.fields];
      return [...attributionsFor(merchant, fields, attributions)];
    }),
  );
  return (
    <DetailsSlot name="candidates">
      <fieldset className="mry-DetailsCandidates" aria-describedby={`${id}hint`}>
        <legend>{formatPlural(messages.merchantsPossible, merchants.length, locale)}</legend>
        <p id={`${id}hint`}>{messages.chooseMerchant}</p>
        {options.map(({ merchant, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a candidate is its place in the result
          <label key={index} className="mry-DetailsCandidates-option">
            <input
              type="radio"
              name={id}
              checked={index === candidate}
              onChange={() => onCandidateChange(index)}
            />
            <MerchantLogo merchant={merchant} transaction={transaction} />
            <span className="mry-DetailsCandidates-text">
              <MerchantName merchant={merchant} transaction={transaction} />
              <span className="mry-DetailsCandidates-place">
                <bdi>{line.text}</bdi>
              </span>
            </span>
          </label>
        ))}
        {[...needed].map(([label, attribution]) => (
          <AttributionLine key={label} attribution={attribution} />
        ))}
      </fieldset>
    </DetailsSlot>
  );
}

interface CandidateLine {
  text: string | undefined;
  /** The record fields that it shows. */
  fields: readonly MerchantField[];
}

const ADDRESS_PARTS = detailsFields.address.filter((field) => field !== 'address');

/** Distinguishes merchants of the same name: by address, else by category. */
function candidateLine(merchant: MerchantRecord, online: boolean): CandidateLine {
  const lines = online ? [] : addressLines(merchant);
  if (lines.length > 0) {
    const isWhole = lines.length === 1 && lines[0] === cleanText(merchant.address);
    return { text: joinPlaces(lines), fields: isWhole ? ['address'] : ADDRESS_PARTS };
  }
  const category = cleanText(merchant.category);
  if (category) return { text: category, fields: ['category'] };
  return { text: cleanText(merchant.website), fields: ['website'] };
}
