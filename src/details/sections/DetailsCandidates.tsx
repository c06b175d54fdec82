'use client';
import { type ReactElement, useId } from 'react';
import { AttributionLine } from '../../components/AttributionLine.js';
import { MerchantLogo } from '../../components/MerchantLogo.js';
import { MerchantName } from '../../components/MerchantName.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatPlural } from '../../i18n/formatPlural.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { attributionsOf } from '../../sources/attributionsOf.js';
import { rowRecord } from '../../sources/rowRecord.js';
import type { MerchantField } from '../../sources/sourceOf.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { candidateLine } from './candidateLine.js';

export interface DetailsCandidatesProps {
  merchants: readonly MerchantRecord[];
  transaction: Transaction;
  candidate: number;
  onCandidateChange: (candidate: number) => void;
}

/** Beside the line that tells them apart. */
const SHOWN_FIELDS: readonly MerchantField[] = [
  'name',
  'logoImg',
  'img',
  'brand',
  'aggregateLevel',
  'categoryImg',
];

/**
 * More than one record was found: all of them as one group of radio buttons, best first. Renders a `<fieldset>`. They are the
 * rows of a list: one attribution for all, and nothing of a source that is kept out of rows.
 */
export function DetailsCandidates(props: DetailsCandidatesProps): ReactElement | null {
  const { merchants, transaction, candidate, onCandidateChange } = props;
  const { attributions, locale, messages } = useDisplay();
  const id = useId();
  if (merchants.length < 2) return null;
  const options = merchants.map((record) => {
    const merchant = rowRecord(record, attributions) ?? {};
    return { merchant, line: candidateLine(merchant, transaction.online === true) };
  });
  const needed = new Map(
    options.flatMap(({ merchant, line }) => [
      ...attributionsOf([merchant], [...SHOWN_FIELDS, ...line.fields], attributions),
    ]),
  );
  return (
    <DetailsSlot name="candidates">
      <fieldset className="mry-DetailsCandidates" aria-describedby={`${id}hint`}>
        <legend>{formatPlural(messages.merchantsPossible, merchants.length, locale)}</legend>
        <p id={`${id}hint`}>{messages.chooseMerchant}</p>
        {options.map(({ merchant, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a candidate is its place in the answer
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
              <bdi className="mry-DetailsCandidates-place">{line.text}</bdi>
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
