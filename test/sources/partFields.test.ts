import { expect, it } from 'vitest';
import { detailsFields, type MerchantField, rowFields } from '../../src/sources/partFields.js';

const partFields = { ...rowFields, ...detailsFields };

type ShownField = (typeof partFields)[keyof typeof partFields][number];

/** A field that is neither here nor in the table is a type error. */
const shownByNoPart: Readonly<Record<Exclude<MerchantField, ShownField>, string>> = {
  logoScore: 'decides which logo is shown',
  place_id: 'an id',
  isClearResponse: 'says that the merchant was not found',
  cachePolicy: 'names the sources of the other fields',
  store: 'an id',
};

/** Every field, checked by the type: one more or one less does not compile. */
const everyField: Readonly<Record<MerchantField, true>> = {
  name: true,
  website: true,
  position: true,
  img: true,
  logoImg: true,
  categoryImg: true,
  logoScore: true,
  address: true,
  postal_code: true,
  street_number: true,
  route: true,
  locality: true,
  administrative_area_level_1: true,
  administrative_area_level_2: true,
  country: true,
  phone: true,
  rating: true,
  reviews: true,
  opening_hours: true,
  price_level: true,
  place_id: true,
  category: true,
  categories: true,
  intermediary: true,
  isClearResponse: true,
  cachePolicy: true,
  brand: true,
  aggregateLevel: true,
  store: true,
};

it('knows every field of a record: some part shows it, or it is listed as shown by none', () => {
  const inTable = new Set<string>(Object.values(partFields).flat());
  const known = [...inTable, ...Object.keys(shownByNoPart)];
  expect(known.sort()).toEqual(Object.keys(everyField).sort());
});
