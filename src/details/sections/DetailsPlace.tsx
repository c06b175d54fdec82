'use client';
import { type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.js';
import { MerchantAddress } from '../../components/MerchantAddress/MerchantAddress.js';
import { hasOpeningHours } from '../../components/OpeningHours/openingHoursText.js';
import type { Attribution } from '../../display/Attribution.js';
import { useDisplay } from '../../display/useDisplay.js';
import { alpha2Of } from '../../hours/timeZoneOfCountry.js';
import { displayName } from '../../i18n/displayName.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { addressLines } from '../../record/addressLines.js';
import { cleanText } from '../../record/cleanText.js';
import { joinPlaces } from '../../record/joinPlaces.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { safeUrl } from '../../record/links.js';
import type { MerchantRecord } from '../../service/types.js';
import type { SourceGroup } from '../../sources/groupFieldsBySource.js';
import { attempt } from '../../utils/callHostCode.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { useDetailsSlots } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { DetailsHours } from './DetailsHours.js';
import { DetailsLine, DetailsLines } from './DetailsLines.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { telHref } from './telHref.js';

interface DetailsPlaceProps {
  part: SourceGroup<Attribution>;
  /** The whole record that contains the part. */
  place: MerchantRecord;
  transaction: ListedTransaction;
  level: HeadingLevel;
  directions: ((merchant: MerchantRecord) => string | undefined) | undefined;
}

/**
 * Address, opening hours and contact of a place, from one source, with its attribution. Renders
 * nothing if the source has none of them.
 */
export function DetailsPlace(props: DetailsPlaceProps): ReactElement | null {
  const { part, place, transaction, level, directions } = props;
  const { label, merchant, attribution } = part;
  const { locale, messages } = useDisplay();
  const slot = useDetailsSlots();
  const online = transaction.online === true;
  const mayDraw = !online && merchant.position && attribution?.map !== false;
  const picture = mayDraw ? slot('map', null, place) : null;
  if (picture && attribution && attribution.map === undefined) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `\`map\` draws a place of the source "${label}". Its terms may forbid other providers' maps: say ` +
          'in `attributions` whether yours may be used, `map: true` or `map: false`.',
      );
  }
  const { country = merchant.country } = place;
  const address = country === undefined ? merchant : { ...merchant, country };
  const hasAddress = !online && addressLines(address).length > 0;
  const region = online ? '' : regionText(merchant, place.locality, locale);
  // A town alone, which may come from a different source, is not a destination.
  const isExact = hasAddress && Boolean(cleanText(merchant.address) ?? cleanText(merchant.route));
  const way = isExact ? attempt('directions', () => directions?.(place)) : undefined;
  const where =
    (hasAddress || region !== '' || Boolean(picture)) &&
    slot(
      'place',
      <>
        {picture && <PlaceMap>{picture}</PlaceMap>}
        <DetailsLines>
          {(hasAddress || region !== '') && (
            <DetailsLine
              glyph="pin"
              term={hasAddress ? messages.address : messages.region}
              end={safeUrl(way) && <ExternalLink href={way}>{messages.directions}</ExternalLink>}
            >
              {hasAddress && <MerchantAddress dir="auto" merchant={address} />}
              {region !== '' && (
                <div className={hasAddress ? 'mry-DetailsLine-region' : undefined}>
                  <bdi>{region}</bdi>
                </div>
              )}
            </DetailsLine>
          )}
        </DetailsLines>
      </>,
      merchant,
    );
  // Passes the country, which may come from another source, because the time zone depends on it.
  const hours =
    !online &&
    hasOpeningHours(merchant) &&
    slot('hours', <DetailsHours merchant={place} transaction={transaction} />);
  const phone = cleanText(merchant.phone);
  const hasWebsite = safeUrl(merchant.website) !== undefined;
  const contact =
    (phone !== undefined || hasWebsite) &&
    slot(
      'contact',
      <DetailsLines>
        {phone !== undefined && (
          <DetailsLine glyph="call" term={messages.phone}>
            <Phone phone={phone} />
          </DetailsLine>
        )}
        {hasWebsite && (
          <DetailsLine glyph="globe" term={messages.website}>
            <ExternalLink href={merchant.website} />
          </DetailsLine>
        )}
      </DetailsLines>,
      merchant,
    );
  if (!where && !hours && !contact) return null;
  // Two sources give two sections, distinguished by their headings.
  const title = attribution
    ? formatMessage(messages.placeBySource, { source: attribution.text })
    : messages.place;
  return (
    <AttributedGroup attribution={attribution}>
      <DetailsSection level={level} title={title} titleHidden className="mry-DetailsPlace">
        {where}
        {hours}
        {contact}
      </DetailsSection>
    </AttributedGroup>
  );
}

/**
 * Sorts parts by the question they answer: where it is, whether it is open, how to reach it. A
 * website without a credit comes before a credited place, so that the credit does not separate
 * them.
 */
export function byQuestion<T extends SourceGroup<Attribution>>(parts: readonly T[]): T[] {
  const isCredited = parts.some(({ attribution }) => attribution);
  const question = ({ merchant, attribution }: T) => {
    if (addressLines(merchant).length > 0 || merchant.position) return 0;
    if (hasOpeningHours(merchant)) return 1;
    return isCredited && !attribution ? -1 : 2;
  };
  return [...parts].sort((a, b) => question(a) - question(b));
}

/** District, region and country of the address, without repetitions and without the town itself. */
function regionText(
  merchant: MerchantRecord,
  locality: string | undefined,
  locale: string,
): string {
  const country = cleanText(merchant.country);
  const code = country && alpha2Of(country);
  const name = code && displayName('region', code, locale);
  const areas = new Set([
    cleanText(merchant.administrative_area_level_2),
    cleanText(merchant.administrative_area_level_1),
    name === code ? country : name,
  ]);
  areas.delete(cleanText(locality));
  return joinPlaces([...areas].filter((area) => area !== undefined));
}

/** Space for the host app's map; none if it is a single picture that fails to load. */
function PlaceMap({ children }: { children: ReactNode }): ReactElement {
  const [hasFailed, setFailed] = useState(false);
  const settle = (failed: boolean) => (event: SyntheticEvent) => {
    const { length } = event.currentTarget.querySelectorAll('img, svg, canvas, iframe');
    if (length === 1) setFailed(failed);
  };
  return (
    <div
      className="mry-MerchantDetails-map"
      hidden={hasFailed}
      onErrorCapture={settle(true)}
      onLoadCapture={settle(false)}
    >
      {children}
    </div>
  );
}

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone);
  // Keeps the order of digits on a right-to-left page.
  const number = <bdi dir="ltr">{phone}</bdi>;
  return href ? <a href={href}>{number}</a> : number;
}
