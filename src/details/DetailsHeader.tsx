'use client';
import { createElement, Fragment, type ReactElement, type ReactNode, type RefObject } from 'react';
import { CategoryIcon } from '../components/CategoryIcon.js';
import { MerchantLogo } from '../components/MerchantLogo.js';
import { MerchantName } from '../components/MerchantName.js';
import { TransactionAmount } from '../components/TransactionAmount.js';
import type { MerchantRecord } from '../contract/types.js';
import type { Attribution } from '../display/Attribution.js';
import { findAttribution } from '../display/findAttribution.js';
import { formatMoment } from '../display/formatMoment.js';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import { type MerchantField, sourceOf } from '../display/sourceOf.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantLookupStatus } from '../query/MerchantLookup.js';
import { Attributed } from './Attributed.js';
import type { HeadingLevel } from './DetailsSection.js';

export interface DetailsHeaderProps {
  transaction: ListedTransaction;
  merchant: MerchantRecord | undefined;
  status: MerchantLookupStatus;
  level: HeadingLevel;
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  meta: ReactNode;
}

interface Part {
  field: MerchantField;
  node: ReactNode;
}

/** Whose it was, how much and when. The name and what comes of the record stay apart from what is the bank's own. */
export function DetailsHeader(props: DetailsHeaderProps): ReactElement {
  const { transaction, merchant, status, level, headingId, heading, meta } = props;
  const display = useDisplay();
  const { attributions, messages } = display;
  const isUnknown = status === 'unmatched' || status === 'failed';
  const shown = { merchant, transaction };
  const parts: Part[] = [
    { field: merchant?.logoImg ? 'logoImg' : 'img', node: <MerchantLogo {...shown} /> },
    {
      field: 'name',
      node: createElement(
        `h${level}`,
        { id: headingId, ref: heading, tabIndex: -1, className: 'mry-DetailsHeader-name' },
        <MerchantName {...shown} title={undefined} />,
      ),
    },
    {
      field: 'category',
      node: (
        <div className="mry-DetailsHeader-line">
          <CategoryIcon
            merchant={merchant}
            transaction={status === 'unmatched' ? undefined : transaction}
            fallback={isUnknown ? 'unidentified' : undefined}
          />
        </div>
      ),
    },
  ];
  const attributionOf = (field: MerchantField) =>
    merchant && findAttribution(attributions, sourceOf(merchant, field, attributions));
  const all: (readonly [string, ReactNode])[] = [
    ['meta', meta],
    ['online', transaction.online && messages.online],
    ['pending', transaction.pending && messages.pending],
  ];
  const notes = all.filter(([, note]) => Boolean(note));
  return (
    <header className="mry-DetailsHeader">
      {neighbours(parts, attributionOf).map(({ attribution, members }) => (
        <Attributed key={members[0]?.field} attribution={attribution}>
          {members.map(({ field, node }) => (
            <Fragment key={field}>{node}</Fragment>
          ))}
        </Attributed>
      ))}
      <TransactionAmount transaction={transaction} className="mry-DetailsHeader-amount" />
      <time dateTime={transaction.date} className="mry-DetailsHeader-when">
        {formatMoment(transaction.date, display)}
      </time>
      {notes.length > 0 && (
        <p className="mry-DetailsHeader-notes">
          {notes.map(([key, note]) => (
            <span key={key}>{note}</span>
          ))}
        </p>
      )}
    </header>
  );
}

interface Neighbours {
  attribution: Attribution | undefined;
  members: Part[];
}

/** Parts that follow each other and need the same attribution share one container. */
function neighbours(
  parts: readonly Part[],
  attributionOf: (field: MerchantField) => Attribution | undefined,
): Neighbours[] {
  const groups: Neighbours[] = [];
  for (const part of parts) {
    const attribution = attributionOf(part.field);
    const last = groups.at(-1);
    if (last && last.attribution === attribution) last.members.push(part);
    else groups.push({ attribution, members: [part] });
  }
  return groups;
}
