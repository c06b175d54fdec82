import { ExternalLink } from '../../components/ExternalLink.js';
import { MerchantAddress } from '../../components/MerchantAddress.js';
import type { Display } from '../../display/useDisplay.js';
import { addressLines } from '../../record/addressLines.js';
import { cleanText } from '../../record/cleanText.js';
import { safeUrl, telHref } from '../../record/links.js';
import type { MerchantRecord } from '../../service/types.js';
import { categoryPath } from './categoryPath.js';
import type { DetailsRow } from './DetailsRow.js';
import { regionText } from './regionText.js';

/** Category, website, phone and, unless it was bought online, address of one source's part of a record. */
export function contactRows(
  merchant: MerchantRecord,
  /** The whole record: its country says how an address is written. */
  place: MerchantRecord,
  online: boolean,
  { locale, messages }: Pick<Display, 'locale' | 'messages'>,
): DetailsRow[] {
  const rows: DetailsRow[] = [];
  const path = categoryPath([...(merchant.categories ?? []), merchant.category]);
  if (path) rows.push({ term: messages.category, value: <bdi>{path}</bdi> });
  const address = place.country === undefined ? merchant : { ...merchant, country: place.country };
  if (!online && addressLines(address).length > 0) {
    rows.push({
      term: messages.address,
      value: <MerchantAddress dir="auto" merchant={address} />,
    });
  }
  const region = online ? undefined : regionText(merchant, place.locality, locale);
  if (region) rows.push({ term: messages.region, value: <bdi>{region}</bdi> });
  const phone = cleanText(merchant.phone);
  if (phone) rows.push({ term: messages.phone, value: <Phone phone={phone} /> });
  if (safeUrl(merchant.website)) {
    rows.push({ term: messages.website, value: <ExternalLink href={merchant.website} /> });
  }
  return rows;
}

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone);
  // Digits keep their order on a page that runs from right to left.
  const number = <bdi dir="ltr">{phone}</bdi>;
  return href ? <a href={href}>{number}</a> : number;
}
