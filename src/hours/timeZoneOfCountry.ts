import { zones } from './zones.js';

/** Longer text is not the name of a country. */
const MAX_NAME_LENGTH = 60;

/**
 * The IANA time zone of a country that has only one (224 of 248), otherwise undefined, because a
 * shop's hours must never be read in a guessed zone. Takes an ISO 3166-1 code of two or three
 * letters or an English name as `Intl.DisplayNames` writes it. Case, accents and punctuation do not
 * matter. Undefined as well until the table has arrived, which the first country that needs it
 * starts to load.
 */
export function timeZoneOfCountry(country: string | undefined): string | undefined {
  if (typeof country !== 'string' || country.length > MAX_NAME_LENGTH) return undefined;
  const text = country.trim().toUpperCase();
  if (!text) return undefined;
  zones.preload();
  return zones.get()?.findTimeZone(text);
}
