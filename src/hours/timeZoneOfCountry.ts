import { countryTimeZones } from './countryTimeZones.js';

/** Longer text is not the name of a country. */
const MAX_NAME_LENGTH = 60;

/** Zone by code. Created at the first call, not at import. */
let zonesByCode: Map<string, string> | undefined;

/** Zone by folded English name. Created at the first name: it takes several milliseconds. */
let zonesByName: Map<string, string> | undefined;

/**
 * The IANA time zone of a country that has only one (224 of 248), otherwise undefined, because a
 * shop's hours must never be read in a guessed zone. Takes an ISO 3166-1 code of two or three
 * letters or an English name as `Intl.DisplayNames` writes it. Case, accents and punctuation do not
 * matter.
 */
export function timeZoneOfCountry(country: string | undefined): string | undefined {
  if (typeof country !== 'string' || country.length > MAX_NAME_LENGTH) return undefined;
  const text = country.trim().toUpperCase();
  zonesByCode ??= indexByCode();
  // UK is reserved in ISO 3166 for the country whose code is GB.
  if (text.length <= 3) return zonesByCode.get(text === 'UK' ? 'GB' : text);
  zonesByName ??= indexByName(zonesByCode);
  return zonesByName.get(fold(text));
}

function indexByCode(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const [area, countries] of Object.entries(countryTimeZones)) {
    for (const country of countries.trim().split(/\s+/)) {
      const [alpha2 = '', alpha3 = '', city] = country.split(':');
      zones.set(alpha2, `${area}/${city}`).set(alpha3, `${area}/${city}`);
    }
  }
  return zones;
}

function indexByName(zonesByCode: ReadonlyMap<string, string>): Map<string, string> {
  const zones = new Map<string, string>();
  // Short names are the everyday ones: "Hong Kong", "Myanmar".
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames('en', { type: 'region', style });
    for (const [code, zone] of zonesByCode) {
      if (code.length === 2) zones.set(fold(names.of(code) ?? code), zone);
    }
  }
  return zones;
}

/** Letters only, so that `Côte d’Ivoire` and `COTE D'IVOIRE` are one name. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
