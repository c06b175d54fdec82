'use client';
import type { ReactElement, ReactNode } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { MerchantRecord } from '../../service/types.js';
import type { SourcePart } from '../../sources/splitBySource.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { hasOpeningHours } from '../../view/openingHoursText.js';
import { useDetailsPart } from '../useDetailsPart.js';
import { Attributed } from './Attributed.js';
import { contactRows } from './contactRows.js';
import { DetailsHours } from './DetailsHours.js';
import { DetailsReviews } from './DetailsReviews.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable } from './DetailsTable.js';
import { hasRating } from './hasRating.js';
import { priceText } from './priceText.js';
import { readReviews } from './readReviews.js';

export interface DetailsPlaceProps {
  part: SourcePart;
  /** The whole record that the part was cut from. */
  place: MerchantRecord;
  transaction: ListedTransaction;
  level: HeadingLevel;
  map: ((merchant: MerchantRecord) => ReactNode) | undefined;
}

/** What one source knows of the place, with its attribution: map, contact, hours, reviews. Nothing where it knows none. */
export function DetailsPlace(props: DetailsPlaceProps): ReactElement | null {
  const { part, place, transaction, level, map } = props;
  const { merchant, attribution } = part;
  const display = useDisplay();
  const choose = useDetailsPart();
  const { messages } = display;
  const online = transaction.online === true;
  const rows = contactRows(merchant, place, online, display);
  const picture = !online && merchant.position ? map?.(place) : undefined;
  const reviews = readReviews(merchant);
  // Two sources make two sections: their headings tell them apart.
  const title = attribution
    ? formatMessage(messages.placeBySource, { source: attribution.text })
    : messages.place;
  const hasContact = rows.length > 0 || Boolean(picture);
  const hasHours = !online && hasOpeningHours(merchant);
  const hasOpinion =
    hasRating(merchant) || priceText(merchant, messages) !== undefined || reviews.length > 0;
  const contact =
    hasContact &&
    choose(
      'contact',
      <DetailsSection level={level} title={title} titleHidden>
        {picture && <div className="mry-MerchantDetails-map">{picture}</div>}
        <DetailsTable rows={rows} />
      </DetailsSection>,
      merchant,
    );
  const hours =
    hasHours &&
    choose('hours', <DetailsHours merchant={place} transaction={transaction} level={level} />);
  const opinion =
    hasOpinion &&
    choose(
      'reviews',
      <DetailsReviews merchant={merchant} reviews={reviews} level={level} />,
      merchant,
    );
  if (!contact && !hours && !opinion) return null;
  return (
    <Attributed attribution={attribution}>
      {contact}
      {hours}
      {opinion}
    </Attributed>
  );
}
