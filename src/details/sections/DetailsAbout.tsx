'use client';
import { Fragment, type ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import type { Messages } from '../../i18n/Messages.js';
import { separator } from '../../i18n/separator.js';
import { cleanText } from '../../record/cleanText.js';
import { foldCase } from '../../record/foldCase.js';
import { safeUrl } from '../../record/links.js';
import type { MerchantRecord } from '../../service/types.js';
import { groupFieldsBySource } from '../../sources/groupFieldsBySource.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { DetailsEntity } from './DetailsEntity.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable, type DetailsTableRow } from './DetailsTable.js';
import { describeParticipation } from './describeParticipation.js';

interface DetailsAboutProps {
  merchant: MerchantRecord;
  level: HeadingLevel;
}

const MAX_PARTICIPATIONS = 20;

/**
 * The companies behind the merchant, and the programmes its brand participates in; those of a
 * source that must be credited are in one container with its attribution. Renders nothing if the
 * record has none.
 */
export function DetailsAbout({ merchant, level }: DetailsAboutProps): ReactElement | null {
  const { attributions, locale, messages } = useDisplay();
  const groups = groupFieldsBySource(merchant, attributions).flatMap((group) => {
    const rows = entityRows(group.merchant, messages);
    const participations = readParticipations(group.merchant, messages);
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
                      {title && (
                        <span className="mry-DetailsAbout-title">
                          <bdi>{title}</bdi>
                        </span>
                      )}
                      {facts.length > 0 && (
                        <DetailsChain
                          parts={facts}
                          separator={separator(locale)}
                          className="mry-DetailsAbout-facts"
                        />
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

function readParticipations({ brand }: MerchantRecord, messages: Messages) {
  return (brand?.esg?.participations ?? [])
    .slice(0, MAX_PARTICIPATIONS)
    .flatMap((value) => describeParticipation(value, messages) ?? []);
}

interface Entity {
  name?: string;
  website?: string;
  img?: string;
}

/**
 * Brand and parent company, from the fields of one source. A brand without `id` is a placeholder
 * and is left out.
 */
function entityRows(
  { brand, aggregateLevel }: MerchantRecord,
  messages: Messages,
): DetailsTableRow[] {
  const rows: DetailsTableRow[] = [];
  const add = (term: string, { name, website, img }: Entity = {}) => {
    const text = cleanText(name);
    if (!text && !safeUrl(website)) return;
    rows.push({ term, value: <DetailsEntity name={text} website={website} img={img} /> });
  };
  if (brand?.id) add(messages.brand, brand);
  const { parentCategory, categoryGroup, categoryType } = brand?.brandCategory ?? {};
  const path = categoryPath([parentCategory, categoryGroup, categoryType]);
  if (path.length > 0) {
    const value = <DetailsChain parts={path} separator={`\u00a0› `} />;
    rows.push({ term: messages.brandCategory, value });
  }
  add(messages.partOf, aggregateLevel);
  return rows;
}

/** Category labels from broadest to narrowest, without duplicates; case is ignored. */
function categoryPath(labels: readonly (string | undefined)[]): string[] {
  const path = new Map<string, string>();
  for (const label of labels) {
    const text = cleanText(label);
    if (text && !path.has(foldCase(text))) path.set(foldCase(text), text);
  }
  return [...path.values()];
}

interface DetailsChainProps {
  parts: readonly string[];
  separator: string;
  className?: string | undefined;
}

/**
 * Texts of any script, in the reader's direction. A line that wraps ends with the separator. Renders
 * a `<span>`.
 */
function DetailsChain({ parts, separator, className }: DetailsChainProps): ReactElement {
  return (
    <span className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <Fragment key={index}>
          {index > 0 && <span>{separator}</span>}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
