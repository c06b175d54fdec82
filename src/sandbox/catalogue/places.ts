import { foldText } from '../matching/foldText.js';
import data from './places.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** English name, as `Intl.DisplayNames` gives it. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Roughly the local price of what costs one pound in the United Kingdom. */
  priceFactor: number;
  /** ISO 639-1, the language of reviews. */
  language: string;
  /** In an address, the number comes before the street. */
  numberFirst?: boolean | undefined;
  streets: readonly string[];
}

export interface City {
  name: string;
  /** In Latin capitals, as banks print it. */
  printed: string;
  /** English or older name that banks and apps use. */
  alias?: string | undefined;
  country: Country;
  timeZone: string;
  /** `administrative_area_level_1` and `_2`. */
  region: string;
  district: string;
  /** `#` stands for a digit, `@` for a letter. */
  postcode: string;
  latitude: number;
  longitude: number;
  /** A number reserved for fiction, `#` for a free digit; undefined if the country reserves none. */
  phone?: string | undefined;
}

const countryIndex = new Map<string, Country>();
for (const country of data.countries) {
  for (const key of [country.code, country.alpha3, country.name]) {
    countryIndex.set(key.toUpperCase(), country);
  }
}

/** A country by its ISO 3166 code of two or three letters, or its English name, in any case. */
export function findCountry(text: string): Country | undefined {
  const key = text.trim().toUpperCase();
  // Statements and apps write UK, although the ISO 3166 code is GB.
  return countryIndex.get(key === 'UK' ? 'GB' : key);
}

export const cities: readonly City[] = data.cities.flatMap((city) => {
  const country = findCountry(city.country);
  return country ? [{ ...city, country }] : [];
});

const cityIndex = new Map<string, City>();
for (const city of cities) {
  for (const name of [city.name, city.printed, city.alias ?? city.name]) {
    cityIndex.set(foldText(name), city);
  }
}

/** A city by its local, printed or English name, folded or not. */
export function findCity(text: string): City | undefined {
  return cityIndex.get(foldText(text));
}
