'use client';
import type { ReactElement } from 'react';
import { ExternalLink } from '../../components/ExternalLink.js';
import { renderPicture } from '../../components/renderPicture.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useMessages } from '../../display/useMessages.js';
import type { Messages } from '../../i18n/Messages.js';
import { cleanText } from '../../record/cleanText.js';
import { safeUrl } from '../../record/links.js';
import { namedIntermediary } from '../../record/namedIntermediary.js';
import type { MerchantRecord } from '../../service/types.js';
import { groupFieldsBySource } from '../../sources/groupFieldsBySource.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { categoryPath } from './categoryPath.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable, type DetailsTableRow } from './DetailsTable.js';
import { describeParticipation } from './describeParticipation.js';

export interface DetailsAboutProps {
  merchant: MerchantRecord;
  level: HeadingLevel;
}

const MAX_PARTICIPATIONS = 20;

/**
 * The companies behind the merchant, and the programmes its brand takes part in; those of a source
 * that must be credited stand in one container with its attribution. Renders nothing where the
 * record names none.
 */
export function DetailsAbout({ merchant, level }: DetailsAboutProps): ReactElement | null {
  const { attributions } = useDisplay();
  const messages = useMessages();
  const groups = groupFieldsBySource(merchant, attributions).flatMap((group) => {
    const rows = entityRows(group.merchant, merchant, messages);
    const participations = readParticipations(group.merchant);
    const isEmpty = rows.length === 0 && participations.length === 0;
    return isEmpty ? [] : [{ ...group, rows, participations }];
  });
  if (groups.length === 0) return null;
  return (
    <DetailsSlot name="about">
      <DetailsSection level={level} title={messages.about}>
        {groups.map(({ label, attribution, rows, participations }) => (
          <AttributedGroup key={label ?? ''} attribution={attribution}>
            <DetailsTable rows={rows} />
            {participations.length > 0 && (
              <div className="mry-DetailsAbout-participations">
                <p>{messages.participations}</p>
                <ul>
                  {participations.map(({ title, facts }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: participations have no id
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
          </AttributedGroup>
        ))}
      </DetailsSection>
    </DetailsSlot>
  );
}

function readParticipations({ brand }: MerchantRecord) {
  return (brand?.esg?.participations ?? [])
    .slice(0, MAX_PARTICIPATIONS)
    .flatMap((value) => describeParticipation(value) ?? []);
}

interface Entity {
  name?: string;
  website?: string;
  img?: string;
}

/**
 * Intermediary, brand and parent company in the fields from one source. A brand without `id` is a
 * placeholder and left out; `whole` says whether the intermediary is the merchant itself.
 */
function entityRows(
  { intermediary, brand, aggregateLevel }: MerchantRecord,
  whole: MerchantRecord,
  messages: Messages,
): DetailsTableRow[] {
  const rows: DetailsTableRow[] = [];
  const add = (term: string, { name, website, img }: Entity = {}) => {
    const text = cleanText(name);
    if (!text && !safeUrl(website)) return;
    rows.push({ term, value: <DetailsEntity name={text} website={website} img={img} /> });
  };
  if (namedIntermediary(whole)) add(messages.paidThrough, intermediary);
  if (brand?.id) add(messages.brand, brand);
  const { parentCategory, categoryGroup, categoryType } = brand?.brandCategory ?? {};
  const path = categoryPath([parentCategory, categoryGroup, categoryType]);
  if (path) rows.push({ term: messages.brandCategory, value: <bdi>{path}</bdi> });
  add(messages.partOf, aggregateLevel);
  return rows;
}

interface DetailsEntityProps {
  name: string | undefined;
  website: string | undefined;
  img: string | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 20;

/** Picture, name and website of a company. Renders a `<span>`. */
function DetailsEntity({ name, website, img }: DetailsEntityProps): ReactElement {
  const picture = useRecordImage([{ url: img, for: 'brand' }]);
  return (
    <span className="mry-DetailsEntity">
      {name && (
        <span className="mry-DetailsEntity-name">
          {picture && renderPicture(picture, 'mry-DetailsEntity-image', INTRINSIC_SIZE)}
          <bdi>{name}</bdi>
        </span>
      )}
      {safeUrl(website) && <ExternalLink href={website} />}
    </span>
  );
}
