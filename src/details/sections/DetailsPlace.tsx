'use client';
import type { ReactElement, ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.js';
import { OpeningHoursStatus } from '../../components/hours/OpeningHoursStatus.js';
import { OpeningHoursTable } from '../../components/hours/OpeningHoursTable.js';
import { MerchantAddress } from '../../components/MerchantAddress.js';
import type { Attribution } from '../../display/Attribution.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useMessages } from '../../display/useMessages.js';
import { displayName } from '../../i18n/displayName.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';
import { addressLines } from '../../record/addressLines.js';
import { cleanText } from '../../record/cleanText.js';
import { joinPlaces } from '../../record/joinPlaces.js';
import { safeUrl, telHref } from '../../record/links.js';
import type { MerchantRecord } from '../../service/types.js';
import type { SourceGroup } from '../../sources/groupFieldsBySource.js';
import { hasRating } from '../../view/describeRating.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { hasOpeningHours } from '../../view/openingHoursText.js';
import { useDetailsSlots } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { categoryPath } from './categoryPath.js';
import { DetailsReviews, priceText, readReviews } from './DetailsReviews.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { DetailsTable, type DetailsTableRow } from './DetailsTable.js';

export interface DetailsPlaceProps {
  part: SourceGroup<Attribution>;
  /** The whole record that the part was taken from. */
  place: MerchantRecord;
  transaction: ListedTransaction;
  level: HeadingLevel;
  map: ((merchant: MerchantRecord) => ReactNode) | undefined;
}

/**
 * Map, contact, hours and reviews from one source, with its attribution. Renders nothing where the
 * source has none of them.
 */
export function DetailsPlace(props: DetailsPlaceProps): ReactElement | null {
  const { part, place, transaction, level, map } = props;
  const { merchant, attribution } = part;
  const { locale } = useDisplay();
  const messages = useMessages();
  const slot = useDetailsSlots();
  const online = transaction.online === true;
  const rows = contactRows({ merchant, place, online, locale, messages });
  const picture = !online && merchant.position ? map?.(place) : undefined;
  const reviews = readReviews(merchant);
  // Two sources make two sections, and their headings tell them apart.
  const title = attribution
    ? formatMessage(messages.placeBySource, { source: attribution.text })
    : messages.place;
  const contact =
    (rows.length > 0 || Boolean(picture)) &&
    slot(
      'contact',
      <DetailsSection level={level} title={title} titleHidden>
        {picture && <div className="mry-MerchantDetails-map">{picture}</div>}
        <DetailsTable rows={rows} />
      </DetailsSection>,
      merchant,
    );
  // The time zone of the hours depends on the country, which may come from another source.
  const hours =
    !online &&
    hasOpeningHours(merchant) &&
    slot(
      'hours',
      <DetailsSection level={level} title={messages.openingHours}>
        <OpeningHoursStatus
          merchant={place}
          transaction={transaction}
          className="mry-DetailsHours-status"
        />
        <OpeningHoursTable merchant={place} transaction={transaction} />
      </DetailsSection>,
    );
  const hasOpinion = hasRating(merchant) || priceText(merchant, messages) || reviews.length > 0;
  const opinion =
    hasOpinion &&
    slot(
      'reviews',
      <DetailsReviews merchant={merchant} reviews={reviews} level={level} />,
      merchant,
    );
  if (!contact && !hours && !opinion) return null;
  return (
    <AttributedGroup attribution={attribution}>
      {contact}
      {hours}
      {opinion}
    </AttributedGroup>
  );
}

interface ContactOptions {
  merchant: MerchantRecord;
  /** The whole record: its country decides how an address is written. */
  place: MerchantRecord;
  online: boolean;
  locale: string;
  messages: Messages;
}

/** Category, phone, website and, unless it was bought online, the address from one source. */
function contactRows(options: ContactOptions): DetailsTableRow[] {
  const { merchant, place, online, locale, messages } = options;
  const rows: DetailsTableRow[] = [];
  const path = categoryPath([...(merchant.categories ?? []), merchant.category]);
  if (path) rows.push({ term: messages.category, value: <bdi>{path}</bdi> });
  if (!online) {
    const { country } = place;
    const address = country === undefined ? merchant : { ...merchant, country };
    if (addressLines(address).length > 0) {
      const value = <MerchantAddress dir="auto" merchant={address} />;
      rows.push({ term: messages.address, value });
    }
    const region = regionText(merchant, place.locality, locale);
    if (region) rows.push({ term: messages.region, value: <bdi>{region}</bdi> });
  }
  const phone = cleanText(merchant.phone);
  if (phone) rows.push({ term: messages.phone, value: <Phone phone={phone} /> });
  if (safeUrl(merchant.website)) {
    rows.push({ term: messages.website, value: <ExternalLink href={merchant.website} /> });
  }
  return rows;
}

/** District, region and country around the address, each named once, without the town itself. */
function regionText(
  merchant: MerchantRecord,
  locality: string | undefined,
  locale: string,
): string {
  const country = cleanText(merchant.country);
  const isCode = country !== undefined && /^[a-z]{2}$/i.test(country);
  const areas = new Set([
    cleanText(merchant.administrative_area_level_2),
    cleanText(merchant.administrative_area_level_1),
    isCode ? displayName('region', country.toUpperCase(), locale) : country,
  ]);
  areas.delete(cleanText(locality));
  return joinPlaces([...areas].filter((area) => area !== undefined));
}

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone);
  // Digits keep their order on a page that runs from right to left.
  const number = <bdi dir="ltr">{phone}</bdi>;
  return href ? <a href={href}>{number}</a> : number;
}
