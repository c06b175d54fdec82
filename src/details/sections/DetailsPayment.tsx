'use client';
import type { ReactElement } from 'react';
import { renderCard } from '../../components/markup/renderCard.js';
import { describeSecondLine } from '../../components/TransactionAmount/describeSecondLine.js';
import { type Display, useDisplay } from '../../display/useDisplay.js';
import { formatMoment } from '../../i18n/formatMoment.js';
import { separator } from '../../i18n/separator.js';
import { cleanText } from '../../record/cleanText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { namedIntermediary } from '../../record/namedIntermediary.js';
import { readRecurrence } from '../../record/readRecurrence.js';
import type { MerchantRecord } from '../../service/types.js';
import { findAttribution } from '../../sources/attributionsFor.js';
import { fieldSource } from '../../sources/fieldSource.js';
import { DetailsSlot, useDetailsSlots } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { DetailsEntity } from './DetailsEntity.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable, type DetailsTableRow } from './DetailsTable.js';
import { moneyFacts } from './moneyFacts.js';

interface DetailsPaymentProps {
  transaction: ListedTransaction;
  merchant: MerchantRecord | undefined;
  level: HeadingLevel;
}

/**
 * How it was paid: the bank's data on amount, card, method, booking date, recurrence and note, and
 * the intermediary with the credit of its source. Renders nothing if none of them is known.
 */
export function DetailsPayment(props: DetailsPaymentProps): ReactElement | null {
  const { transaction, merchant, level } = props;
  const display = useDisplay();
  const { attributions, messages } = display;
  const slot = useDetailsSlots();
  const facts = moneyFacts(transaction, display).map(({ term, text, others, tone }) => ({
    term,
    value: (
      <>
        <bdi data-tone={tone}>{text}</bdi>
        {others && <span className="mry-DetailsPayment-others">{` ${others}`}</span>}
      </>
    ),
  }));
  const shownFacts =
    facts.length > 0 &&
    slot('facts', <DetailsTable rows={facts} className="mry-DetailsPayment-facts" />);
  const rows: DetailsTableRow[] = [];
  const add = (term: string, text: string | undefined) => {
    if (text) rows.push({ term, value: <bdi>{text}</bdi> });
  };
  const card = cleanText(transaction.card);
  if (card) rows.push({ term: messages.card, value: renderCard(card, messages) });
  add(messages.method, cleanText(transaction.method));
  add(messages.bookedOn, formatMoment(dayOf(transaction.bookingDate), display));
  add(messages.repeats, rhythmOf(transaction, display));
  add(messages.ownNote, cleanText(transaction.note, MAX_NOTE_LENGTH));
  const intermediary = namedIntermediary(merchant);
  if (rows.length === 0 && !intermediary && !shownFacts) return null;
  const { website, img } = merchant?.intermediary ?? {};
  return (
    <DetailsSlot name="payment">
      <DetailsSection level={level} title={messages.payment} className="mry-DetailsPayment">
        {shownFacts}
        {merchant && intermediary && (
          <AttributedGroup
            attribution={findAttribution(
              attributions,
              fieldSource(merchant, 'intermediary', attributions),
            )}
          >
            <DetailsTable
              rows={[
                {
                  term: messages.paidThrough,
                  value: <DetailsEntity name={intermediary.name} website={website} img={img} />,
                },
              ]}
            />
          </AttributedGroup>
        )}
        <DetailsTable rows={rows} />
      </DetailsSection>
    </DetailsSlot>
  );
}

/** "Monthly · next 18 Dec", whatever the state of this payment. */
function rhythmOf(transaction: ListedTransaction, display: Display): string | undefined {
  if (!readRecurrence(transaction.recurring)) return undefined;
  const booked = { ...transaction, state: 'booked' } as const;
  return describeSecondLine(booked, false, display).words.join(separator(display.locale));
}

/** The booking day: of an instant, which many interfaces send, the date as written. */
const dayOf = (date: unknown): string =>
  typeof date === 'string' ? date.replace(/^(\d{4}-\d{2}-\d{2})T.*/, '$1') : '';

/** In characters. */
const MAX_NOTE_LENGTH = 1_000;
