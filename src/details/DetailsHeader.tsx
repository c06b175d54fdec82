'use client';
import { createElement, Fragment, type ReactElement, type ReactNode, type RefObject } from 'react';
import { CategoryIcon } from '../components/CategoryIcon/CategoryIcon.js';
import { useFocusTransfer } from '../components/hooks/useFocusTransfer.js';
import { describeIntermediary } from '../components/IntermediaryBadge/describeIntermediary.js';
import { useCreditedFields } from '../components/MerchantCredits/useCreditedFields.js';
import { MerchantLogo } from '../components/MerchantLogo/MerchantLogo.js';
import { renderName } from '../components/MerchantName/MerchantName.js';
import { renderCard } from '../components/markup/renderCard.js';
import { wrapText } from '../components/markup/wrapText.js';
import { hasRating } from '../components/Rating/describeRating.js';
import { Rating } from '../components/Rating/Rating.js';
import {
  describeAmount,
  isIncome,
  markedState,
} from '../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../components/TransactionAmount/describeBelowAmount.js';
import { TransactionAmount } from '../components/TransactionAmount/TransactionAmount.js';
import type { Attribution } from '../display/Attribution.js';
import { useDisplay } from '../display/useDisplay.js';
import { formatMoment } from '../i18n/formatMoment.js';
import { readDate } from '../i18n/readDate.js';
import { hasDottedZero } from '../i18n/separator.js';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';
import { isCardPayment } from '../record/categoryKey.js';
import { cleanText } from '../record/cleanText.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { merchantName } from '../record/merchantName.js';
import type { MerchantRecord } from '../service/types.js';
import { findAttribution } from '../sources/attributionsFor.js';
import { fieldSource } from '../sources/fieldSource.js';
import type { MerchantField, RowPart } from '../sources/partFields.js';
import { DetailsGlyph } from './DetailsGlyph.js';
import { useDetailsSlots } from './MerchantDetailsSlots.js';
import { AttributedGroup } from './sections/AttributedGroup.js';
import type { HeadingLevel } from './sections/DetailsSection.js';

interface DetailsHeaderProps {
  transaction: ListedTransaction;
  merchant: MerchantRecord | undefined;
  /** The name to show, never blank. */
  payee: string;
  status: MerchantLookupStatus;
  level: HeadingLevel;
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  meta: ReactNode;
  /** Called when a picture has loaded. */
  onLogo: () => void;
}

interface Part {
  name: 'logo' | 'name' | 'category' | 'state' | 'via' | 'rating';
  /** The record field that it shows; undefined for the bank's own data. */
  field: MerchantField | undefined;
  node: ReactNode;
}

/**
 * The merchant, amount, date and the most important facts. Parts of the record are grouped by the
 * attribution they need; the bank's own data is outside those groups. Renders a `<header>`.
 */
export function DetailsHeader(props: DetailsHeaderProps): ReactElement {
  const { transaction, merchant, payee, status, level, headingId, heading, meta, onLogo } = props;
  const display = useDisplay();
  const { attributions, messages } = display;
  const isUnmatched = status === 'unmatched';
  const slot = useDetailsSlots();
  // The heading may move into another container, where it is a new element.
  const headingRef = useFocusTransfer(heading);
  const person = readPerson(transaction.counterparty);
  const nameSource = merchantName(merchant, undefined) ? undefined : 'transaction';
  const defaultName = renderName({ name: payee, nameSource: person ? 'counterparty' : nameSource });
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
  ];
  const state = markedState(transaction);
  const hasIncome = !merchant && isIncome(describeAmount(transaction, display.locale));
  const unidentified = isCardPayment(transaction) ? 'card' : 'unidentified';
  const via = describeIntermediary(merchant, messages);
  const chips: Part[] = [
    {
      name: 'category',
      field: category,
      node: slot(
        'category',
        <CategoryIcon
          merchant={
            attributionOf('categoryImg') === attributionOf(category)
              ? merchant
              : withoutCategoryImg(merchant)
          }
          transaction={isUnmatched && !person ? undefined : transaction}
          fallback={hasIncome ? 'income' : isUnmatched ? unidentified : undefined}
          className="mry-DetailsHeader-chip"
        />,
      ),
    },
    {
      name: 'state',
      field: undefined,
      node: state && (
        <span data-state={state} className="mry-DetailsHeader-chip">
          {state === 'pending' && <DetailsGlyph name="clock" />}
          <span>{messages[state]}</span>
        </span>
      ),
    },
    {
      name: 'via',
      field: 'intermediary',
      node: via && <span className="mry-DetailsHeader-chip">{via.text}</span>,
    },
    {
      name: 'rating',
      field: undefined,
      // A rating that must be credited is shown with the reviews, next to its credit.
      node: !person && !attributionOf('rating') && hasRating(merchant) && (
        <Rating merchant={merchant} className="mry-DetailsHeader-chip" />
      ),
    },
  ];
  const card = cleanText(transaction.card);
  const notes = [
    { key: 'card', note: card && renderCard(card, messages) },
    { key: 'meta', note: wrapText(meta) },
    { key: 'online', note: transaction.online === true && messages.online },
  ].filter(({ note }) => Boolean(note));
  const grouped = (parts: readonly Part[]) =>
    neighbours(parts, attributionOf).map(({ attribution, members }) => (
      <AttributedGroup key={members[0]?.name} attribution={attribution}>
        {members.map(({ name, node }) => (
          <Fragment key={name}>{node}</Fragment>
        ))}
      </AttributedGroup>
    ));
  return (
    <header className="mry-DetailsHeader" onLoadCapture={onLogo}>
      {shownName === null && name}
      {grouped(identity)}
      {slot(
        'amount',
        <TransactionAmount transaction={transaction} className="mry-DetailsHeader-amount" />,
      )}
      <div
        className="mry-DetailsHeader-moment"
        data-dotless={hasDottedZero(display.locale) ? '' : undefined}
      >
        {slot('date', <When date={transaction.date} />)}
        {notes.length > 0 &&
          slot(
            'notes',
            <p className="mry-DetailsHeader-notes">
              {notes.map(({ key, note }) => (
                <span key={key} className="mry-DetailsHeader-note">
                  <bdi>{note}</bdi>
                </span>
              ))}
            </p>,
          )}
      </div>
      {slot('chips', <div className="mry-DetailsHeader-chips">{grouped(chips)}</div>)}
    </header>
  );
}

/** Date and time. Text that is not a date is not marked up as `<time>`; nothing without a date. */
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

/** Groups consecutive parts that need the same attribution into one container. */
function neighbours(
  parts: readonly Part[],
  attributionOf: (field: MerchantField | undefined) => Attribution | undefined,
): Neighbours[] {
  const groups: Neighbours[] = [];
  for (const part of parts) {
    if (!part.node) continue;
    const attribution = attributionOf(part.field);
    const last = groups.at(-1);
    if (last && last.attribution === attribution) last.members.push(part);
    else groups.push({ attribution, members: [part] });
  }
  return groups;
}

/** Removes the picture from a label that needs a different attribution. */
function withoutCategoryImg(merchant: MerchantRecord | undefined): MerchantRecord | undefined {
  if (!merchant) return undefined;
  const { categoryImg: _, ...others } = merchant;
  return others;
}
