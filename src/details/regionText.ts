import type { MerchantRecord } from '../contract/types.js';
import { cleanText } from '../display/cleanText.js';
import { displayName } from '../display/displayName.js';
import { joinPlaces } from '../display/joinPlaces.js';

/** District, region and country around the address, each named once and never again the town. */
export function regionText(
  merchant: MerchantRecord,
  locality: string | undefined,
  locale: string,
): string | undefined {
  const country = cleanText(merchant.country);
  const isCode = country !== undefined && /^[a-z]{2}$/i.test(country);
  const countryName = isCode ? displayName('region', country.toUpperCase(), locale) : country;
  const town = cleanText(locality);
  const areas = [
    cleanText(merchant.administrative_area_level_2),
    cleanText(merchant.administrative_area_level_1),
    countryName,
  ];
  const named = areas.flatMap((area) => (area === undefined || area === town ? [] : [area]));
  return named.length > 0 ? joinPlaces([...new Set(named)]) : undefined;
}
