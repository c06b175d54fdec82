import type { MerchantRecord } from '../service/types.js';
import { cleanText } from './cleanText.js';

/**
 * Countries that write the house number before the street, and the postcode after the town: ISO
 * 3166-1 codes and English names.
 */
const NUMBER_FIRST = new RegExp(
  `^(${[
    'AUS?|CAN?|GBR?|GGY?|HKG?|IE|IRL|IMN?|IND?|JEY?|MY|MYS|NZL?|PHL?|SGP?|UK|USA?|ZAF?',
    'AUSTRALIA|CANADA|GUERNSEY|HONG KONG.*|INDIA|IRELAND|ISLE OF MAN|JERSEY|MALAYSIA|NEW ZEALAND',
    'PHILIPPINES|SINGAPORE|SOUTH AFRICA|UNITED (KINGDOM|STATES).*',
  ].join('|')})$`,
  'i',
);
/** Countries that write the house number first, but the postcode before the town. */
const NUMBER_FIRST_POSTCODE_FIRST = /^(FRA?|LUX?|MC|MCO|FRANCE|LUXEMBOURG|MONACO)$/i;

/**
 * The address as lines: its parts in the country's order, or else the `address` text. Repeated
 * lines are dropped.
 */
export function addressLines(merchant: MerchantRecord | undefined): string[] {
  if (!merchant) return [];
  const country = cleanText(merchant.country) ?? '';
  const number = cleanText(merchant.street_number);
  const route = cleanText(merchant.route);
  const town = cleanText(merchant.locality);
  const postcode = cleanText(merchant.postal_code);
  const whole = cleanText(merchant.address);
  if (whole && !(route && town)) return [whole];

  const isAnglo = NUMBER_FIRST.test(country);
  const isNumberFirst = isAnglo || NUMBER_FIRST_POSTCODE_FIRST.test(country);
  const street = route && (isNumberFirst ? join(number, route) : join(route, number));
  const place = isAnglo ? join(town, postcode) : join(postcode, town);
  return [street === place ? undefined : street, place].filter((line) => line !== undefined);
}

function join(first: string | undefined, second: string | undefined): string | undefined {
  return first && second ? `${first} ${second}` : (first ?? second);
}
