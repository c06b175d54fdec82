'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord } from '../../service/types.js';
import { DetailsPart } from '../DetailsPart.js';
import { aboutRows } from './aboutRows.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable } from './DetailsTable.js';
import { describeParticipation } from './describeParticipation.js';

export interface DetailsAboutProps {
  merchant: MerchantRecord;
  level: HeadingLevel;
}

const MAX_PARTICIPATIONS = 20;

/** Who stands behind the merchant and what its brand takes part in. Nothing where the record does not say. */
export function DetailsAbout({ merchant, level }: DetailsAboutProps): ReactElement | null {
  const { messages } = useDisplay();
  const rows = aboutRows(merchant, messages);
  const participations = (merchant.brand?.esg?.participations ?? [])
    .slice(0, MAX_PARTICIPATIONS)
    .flatMap((value) => describeParticipation(value) ?? []);
  if (rows.length === 0 && participations.length === 0) return null;
  return (
    <DetailsPart name="about">
      <DetailsSection level={level} title={messages.about}>
        <DetailsTable rows={rows} />
        {participations.length > 0 && (
          <div className="mry-DetailsAbout-participations">
            <p>{messages.participations}</p>
            <ul>
              {participations.map(({ title, facts }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: of any shape, so without an id
                <li key={index}>
                  {title && <bdi className="mry-DetailsAbout-title">{title}</bdi>}
                  {facts.length > 0 && (
                    <bdi className="mry-DetailsAbout-facts">{facts.join(' · ')}</bdi>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </DetailsSection>
    </DetailsPart>
  );
}
