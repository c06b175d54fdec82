import type { Transaction } from '../../service/types.js';
import { type City, findCity } from '../catalogue/cities.js';
import { findCountry, type SandboxCountry } from '../catalogue/countries.js';
import type { Descriptor } from './readDescriptor.js';

/** What is known about where a payment was made. */
export interface LocationHints {
  city: City | undefined;
  /** A town was named, but it is not in the catalogue. */
  elsewhere: boolean;
  country: SandboxCountry | undefined;
  postcode: string | undefined;
  point: { latitude: number; longitude: number } | undefined;
  /** Numbers in the text that may be a store's. */
  numbers: readonly string[];
  mcc: string | undefined;
  online: boolean;
}

/** Combines the transaction's fields with what its text says; the fields win. */
export function readHints(transaction: Transaction, descriptor: Descriptor): LocationHints {
  const { city, location, country, latitude, longitude } = transaction;
  const town = city ?? location?.split(',')[0];
  const named = town === undefined || town.trim() === '' ? undefined : findCity(town);
  return {
    city: named ?? (town === undefined ? descriptor.city : undefined),
    elsewhere: town !== undefined && town.trim() !== '' && named === undefined,
    country: (country === undefined ? undefined : findCountry(country)) ?? descriptor.country,
    postcode: transaction.postcode,
    point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    numbers: descriptor.numbers,
    mcc: transaction.mcc,
    online: transaction.online ?? false,
  };
}
