import { findTimeZone } from './countryTimeZones.js';

/** Longer text is not the name of a country. */
const MAX_NAME_LENGTH = 60;

/**
 * The IANA time zone of a country that has only one (224 of 248); otherwise undefined, because a
 * shop's hours must never be interpreted in a guessed zone. Accepts an ISO 3166-1 code of two or
 * three letters or an English name from `Intl.DisplayNames`. Ignores case, diacritics and
 * punctuation.
 */
export function timeZoneOfCountry(country: string | undefined): string | undefined {
  if (typeof country !== 'string' || country.length > MAX_NAME_LENGTH) return undefined;
  const text = country.trim().toUpperCase();
  return text ? findTimeZone(text) : undefined;
}
