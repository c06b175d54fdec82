'use client';
import { createElement, type ReactElement } from 'react';
import { useShownFields } from '../../components/MerchantCredits/useShownFields.js';
import type { Attributions } from '../../display/Attribution.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatList } from '../../i18n/formatList.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import { cleanText } from '../../record/cleanText.js';
import { isEmptyValue } from '../../service/response/isEmptyValue.js';
import type { MerchantRecord } from '../../service/types.js';
import { findAttribution } from '../../sources/attributionsFor.js';
import { fieldSource } from '../../sources/fieldSource.js';
import {
  detailsFields,
  type MerchantField,
  type MerchantPart,
  rowFields,
} from '../../sources/partFields.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { DetailsFold } from './DetailsFold.js';
import type { HeadingLevel } from './DetailsSection.js';

interface DetailsSourcesProps {
  merchant: MerchantRecord;
  level: HeadingLevel;
}

/** Parts by the message that names them, in visual order. */
const NAMED_PARTS = [
  'name',
  'logo',
  'category',
  'address',
  'region',
  'location',
  'phone',
  'website',
  'openingHours',
  'rating',
  'priceLevel',
  'reviews',
] as const satisfies readonly MerchantPart[];

type NamedPart = (typeof NAMED_PARTS)[number];

const partFields = { ...rowFields, ...detailsFields };

/**
 * The source of each part (`cachePolicy`), and when the brand was verified. Folded, because
 * required credits are shown next to their data.
 */
export function DetailsSources({ merchant, level }: DetailsSourcesProps): ReactElement | null {
  const { attributions, locale, timeZone, messages } = useDisplay();
  const shownFields = useShownFields();
  const fieldsOf = (part: NamedPart) =>
    part === 'logo' ? shownFields(merchant, [part]) : partFields[part];
  const sources = [...partsBySource(merchant, fieldsOf, attributions)];
  const verified = dateText(merchant.brand?.verifiedInputDate, locale, timeZone);
  if (sources.length === 0 && verified === undefined) return null;
  return (
    <DetailsSlot name="sources">
      <section className="mry-DetailsSection mry-DetailsSources">
        <DetailsFold
          summary={createElement(
            `h${level + 1}`,
            { className: 'mry-DetailsSection-title' },
            messages.sources,
          )}
        >
          {sources.length > 0 && (
            <dl className="mry-DetailsTable">
              {sources.map(([label, parts]) => (
                <div key={label} className="mry-DetailsTable-row">
                  <dt>
                    {formatList(
                      parts.map((part) => messages[part]),
                      locale,
                    )}
                  </dt>
                  <dd>
                    <bdi>{findAttribution(attributions, label)?.text ?? cleanText(label)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {verified !== undefined && (
            <p>{formatMessage(messages.brandVerified, { date: verified })}</p>
          )}
        </DetailsFold>
      </section>
    </DetailsSlot>
  );
}

/** Parts of the record by the label of their source. */
function partsBySource(
  merchant: MerchantRecord,
  fieldsOf: (part: NamedPart) => readonly MerchantField[],
  attributions: Attributions,
): Map<string, NamedPart[]> {
  const sources = new Map<string, NamedPart[]>();
  for (const part of NAMED_PARTS) {
    const present = fieldsOf(part).filter((field) => !isEmptyValue(merchant[field]));
    const labels = new Set(present.map((field) => fieldSource(merchant, field, attributions)));
    for (const label of labels) {
      if (label !== undefined) sources.set(label, [...(sources.get(label) ?? []), part]);
    }
  }
  return sources;
}

/** A date without an offset is a calendar day, the same for every reader. */
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}(?=$|[T ][\d:.,]+$)/;

const LONG_DATE = { dateStyle: 'long' } as const;

function dateText(text = '', locale: string, timeZone: string): string | undefined {
  const day = LOCAL_DATE.exec(text)?.[0];
  const date = new Date(day ?? text);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = day === undefined ? timeZone : 'UTC';
  return dateTimeFormat(locale, LONG_DATE, zone).format(date);
}
