import { expect, it } from 'vitest';
import type { MerchantRecord } from '../../src/index.js';
import { parseResponse } from '../../src/service/response/parseResponse.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';

it('has every field of the interface, each of which the library accepts', () => {
  const record = merchantRecord();
  const { rows, issues } = parseResponse({ a: [record] }, ['a']);
  expect(issues).toEqual([]);
  expect(rows.get('a')).toMatchObject({ status: 'matched', merchants: [record] });
  const names: Record<keyof MerchantRecord, true> = {
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
  expect(Object.keys(record).sort()).toEqual(Object.keys(names).sort());
});

it('is changed at any depth, and loses what is undefined', () => {
  const { brand, categories, name, website } = merchantRecord({
    name: 'Harrow & Vale',
    website: undefined,
    categories: ['Groceries'],
    brand: { brandCategory: { categoryType: 'Grocer' }, esg: undefined },
  });
  expect(name).toBe('Harrow & Vale');
  expect(website).toBeUndefined();
  expect(categories).toEqual(['Groceries']);
  expect(brand).toMatchObject({
    name: 'Tidewell Roasters',
    brandCategory: { parentCategory: 'Food and drink', categoryType: 'Grocer' },
  });
  expect(brand).not.toHaveProperty('esg');
});

it('gives each test a record of its own', () => {
  const first = merchantRecord();
  Object.assign(first.brand ?? {}, { name: 'changed' });
  expect(merchantRecord().brand?.name).toBe('Tidewell Roasters');
});

it('takes no misspelt field and no value of another type', () => {
  // @ts-expect-error
  merchantRecord({ nmae: 'Harrow & Vale' });
  // @ts-expect-error
  merchantRecord({ brand: { name: 7 } });
});
