import { displayName } from '../../i18n/displayName.js';
import { cleanText } from '../../record/cleanText.js';
import { joinPlaces } from '../../record/joinPlaces.js';
import type { MerchantRecord } from '../../service/types.js';

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
