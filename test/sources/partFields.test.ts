import { expect, it } from 'vitest';
import { detailsFields, type MerchantField, rowFields } from '../../src/sources/partFields.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';

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

it('knows every field of a record: some part shows it, or it is listed as shown by none', () => {
  const inTable = new Set<string>(Object.values(partFields).flat());
  const known = [...inTable, ...Object.keys(shownByNoPart)];
  expect(known.sort()).toEqual(Object.keys(merchantRecord()).sort());
});
