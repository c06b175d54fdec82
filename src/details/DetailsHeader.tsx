'use client';
import {
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
} from 'react';
import { CategoryIcon } from '../components/CategoryIcon.js';
import { MerchantLogo } from '../components/MerchantLogo.js';
import { MerchantName } from '../components/MerchantName.js';
import { TransactionAmount } from '../components/TransactionAmount.js';
import type { Attribution } from '../display/Attribution.js';
import { useCreditedFields } from '../display/useCreditedFields.js';
import { useDisplay } from '../display/useDisplay.js';
import { formatMoment } from '../i18n/formatMoment.js';
import { readDate } from '../i18n/readDate.js';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';
import type { MerchantRecord } from '../service/types.js';
import { findAttribution } from '../sources/attributionsFor.js';
import { fieldSource } from '../sources/fieldSource.js';
import type { MerchantField, RowPart } from '../sources/partFields.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { useDetailsSlots } from './MerchantDetailsSlots.js';
import { AttributedGroup } from './sections/AttributedGroup.js';
import type { HeadingLevel } from './sections/DetailsSection.js';

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
  name: 'logo' | 'name' | 'category';
  /** The record field that it shows; undefined where it shows the bank's own data. */
  field: MerchantField | undefined;
  node: ReactNode;
}

/**
 * Merchant, amount and date. Parts from the record come first, grouped by the attribution they
 * need; the bank's own data follows outside of those groups. Renders a `<header>`.
 */
export function DetailsHeader(props: DetailsHeaderProps): ReactElement {
  const { transaction, merchant, status, level, headingId, heading, meta } = props;
  const display = useDisplay();
  const { attributions, messages } = display;
  const isUnmatched = status === 'unmatched';
  const slot = useDetailsSlots();
  const headingRef = useFocusTransfer(heading);
  const defaultName = (
    <MerchantName merchant={merchant} transaction={transaction} title={undefined} />
  );
  const shownName = slot('name', defaultName);
  const name = createElement(
    `h${level}`,
    {
      id: headingId,
      ref: headingRef,
      tabIndex: -1,
      className: shownName === null ? 'mry-Hidden' : 'mry-DetailsHeader-name',
    },
    shownName ?? defaultName,
  );
  const attributionOf = (field: MerchantField | undefined) =>
    merchant && field && findAttribution(attributions, fieldSource(merchant, field, attributions));
  const creditedFields = useCreditedFields();
  const fieldOf = (part: RowPart) => merchant && creditedFields(merchant, [part])[0];
  const category = fieldOf('category');
  const identity: Part[] = [
    {
      name: 'logo',
      field: fieldOf('logo'),
      node: slot('logo', <MerchantLogo merchant={merchant} transaction={transaction} />),
    },
    {
      name: 'name',
      field: fieldOf('name'),
      node: shownName && name,
    },
    {
      name: 'category',
      field: category,
      node: slot(
        'category',
        <div className="mry-DetailsHeader-line">
          <CategoryIcon
            merchant={
              attributionOf('categoryImg') === attributionOf(category)
                ? merchant
                : withoutCategoryImg(merchant)
            }
            transaction={isUnmatched ? undefined : transaction}
            fallback={isUnmatched ? 'unidentified' : undefined}
          />
        </div>,
      ),
    },
  ];
  const notes = [
    { key: 'meta', note: meta },
    { key: 'online', note: transaction.online === true && messages.online },
    { key: 'pending', note: transaction.pending === true && messages.pending },
  ].filter(({ note }) => Boolean(note));
  return (
    <header className="mry-DetailsHeader">
      {shownName === null && name}
      {neighbours(identity, attributionOf).map(({ attribution, members }) => (
        <AttributedGroup key={members[0]?.name} attribution={attribution}>
          {members.map(({ name, node }) => (
            <Fragment key={name}>{node}</Fragment>
          ))}
        </AttributedGroup>
      ))}
      {slot(
        'amount',
        <TransactionAmount transaction={transaction} className="mry-DetailsHeader-amount" />,
      )}
      {slot('date', <When date={transaction.date} />)}
      {notes.length > 0 &&
        slot(
          'notes',
          <p className="mry-DetailsHeader-notes">
            {notes.map(({ key, note }) => (
              <span key={key}>{note}</span>
            ))}
          </p>,
        )}
    </header>
  );
}

/** Date and time. Text that is not a date is not marked up as one; nothing if there is none. */
function When({ date }: Pick<ListedTransaction, 'date'>): ReactElement | null {
  const text = formatMoment(date, useDisplay());
  const moment = readDate(date);
  if (text === '') return null;
  if (moment === undefined) return <span className="mry-DetailsHeader-when">{text}</span>;
  const dateTime = typeof moment === 'number' ? new Date(moment).toISOString() : moment;
  return (
    <time dateTime={dateTime} className="mry-DetailsHeader-when">
      {text}
    </time>
  );
}

interface Neighbours {
  attribution: Attribution | undefined;
  members: Part[];
}

/** Parts that follow each other and need the same attribution share one container. */
function neighbours(
  parts: readonly Part[],
  attributionOf: (field: MerchantField | undefined) => Attribution | undefined,
): Neighbours[] {
  const groups: Neighbours[] = [];
  for (const part of parts) {
    if (part.node === null) continue;
    const attribution = attributionOf(part.field);
    const last = groups.at(-1);
    if (last && last.attribution === attribution) last.members.push(part);
    else groups.push({ attribution, members: [part] });
  }
  return groups;
}

/** For a label that needs another attribution than the picture. */
function withoutCategoryImg(merchant: MerchantRecord | undefined): MerchantRecord | undefined {
  if (!merchant) return undefined;
  const { categoryImg: _, ...others } = merchant;
  return others;
}

/**
 * A ref callback for a heading that may move into another container. The move creates a new
 * element, which takes over the focus of the old one.
 */
function useFocusTransfer(heading: {
  // Not a `RefObject`, which the types of React 18 and 19 define differently.
  current: HTMLHeadingElement | null;
}): (element: HTMLHeadingElement | null) => void {
  const hadFocus = useRef(false);
  return useCallback(
    (element: HTMLHeadingElement | null) => {
      // React passes null before the old element leaves the document.
      if (!element) {
        hadFocus.current = heading.current?.matches(':focus') ?? false;
      } else if (hadFocus.current) {
        hadFocus.current = false;
        element.focus({ preventScroll: true });
      }
      heading.current = element;
    },
    [heading],
  );
}
