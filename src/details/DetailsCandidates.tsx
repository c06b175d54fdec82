'use client';
import { type ReactElement, useId } from 'react';
import { AttributionLine } from '../components/AttributionLine.js';
import { MerchantLogo } from '../components/MerchantLogo.js';
import { MerchantName } from '../components/MerchantName.js';
import type { MerchantRecord, Transaction } from '../contract/types.js';
import { addressLines } from '../display/addressLines.js';
import { attributionsOf } from '../display/attributionsOf.js';
import { cleanText } from '../display/cleanText.js';
import { formatPlural } from '../display/formatPlural.js';
import type { MerchantField } from '../display/sourceOf.js';
import { useDisplay } from '../display/useDisplay.js';

export interface DetailsCandidatesProps {
  merchants: readonly MerchantRecord[];
  transaction: Transaction;
  candidate: number;
  onCandidateChange: (candidate: number) => void;
}

const SHOWN_FIELDS: readonly MerchantField[] = [
  'name',
  'logoImg',
  'img',
  'address',
  'route',
  'locality',
  'category',
];

/** More than one record was found: all of them as one group of radio buttons, best first. Renders a `<fieldset>`. */
export function DetailsCandidates(props: DetailsCandidatesProps): ReactElement | null {
  const { merchants, transaction, candidate, onCandidateChange } = props;
  const { attributions, locale, messages } = useDisplay();
  const id = useId();
  if (merchants.length < 2) return null;
  return (
    <fieldset className="mry-DetailsCandidates" aria-describedby={`${id}hint`}>
      <legend>{formatPlural(messages.merchantsPossible, merchants.length, locale)}</legend>
      <p id={`${id}hint`}>{messages.chooseMerchant}</p>
      {merchants.map((merchant, index) => (
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
            <bdi className="mry-DetailsCandidates-place">
              {lineOf(merchant, transaction.online === true)}
            </bdi>
          </span>
        </label>
      ))}
      {[...attributionsOf(merchants, SHOWN_FIELDS, attributions)].map(([label, attribution]) => (
        <AttributionLine key={label} attribution={attribution} />
      ))}
    </fieldset>
  );
}

/** What tells merchants of one name apart: where they are, otherwise what they are. */
function lineOf(merchant: MerchantRecord, online: boolean): string | undefined {
  const address = online ? '' : addressLines(merchant).join(', ');
  return address || cleanText(merchant.category) || cleanText(merchant.website);
}
