'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat, listFormat } from '../../i18n/intl.js';
import { cleanText } from '../../record/cleanText.js';
import type { MerchantRecord } from '../../service/types.js';
import { findAttribution } from '../../sources/findAttribution.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { fieldsBySource } from './fieldsBySource.js';

export interface DetailsSourcesProps {
  merchant: MerchantRecord;
  level: HeadingLevel;
}

/** Which source each group of fields comes from (`cachePolicy`), and when the brand was checked. */
export function DetailsSources({ merchant, level }: DetailsSourcesProps): ReactElement | null {
  const { attributions, locale, messages, timeZone } = useDisplay();
  const sources = [...fieldsBySource(merchant, attributions, messages)];
  const verified = dateText(merchant.brand?.verifiedInputDate, locale, timeZone);
  if (sources.length === 0 && verified === undefined) return null;
  return (
    <DetailsSlot name="sources">
      <DetailsSection level={level} title={messages.sources} className="mry-DetailsSources">
        {sources.length > 0 && (
          <dl>
            {sources.map(([label, fields]) => (
              <div key={label}>
                <dt>
                  <bdi>{findAttribution(attributions, label)?.text ?? cleanText(label)}</bdi>
                </dt>
                <dd>{listFormat(locale).format(fields)}</dd>
              </div>
            ))}
          </dl>
        )}
        {verified !== undefined && (
          <p>{formatMessage(messages.brandVerified, { date: verified })}</p>
        )}
      </DetailsSection>
    </DetailsSlot>
  );
}

/** Without an offset it is a calendar day already, the same for every reader. */
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}(?=$|T[\d:.,]+$)/;

function dateText(text = '', locale: string, timeZone: string): string | undefined {
  const day = LOCAL_DATE.exec(text)?.[0];
  const date = new Date(day ?? text);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = day === undefined ? timeZone : 'UTC';
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(date);
}
