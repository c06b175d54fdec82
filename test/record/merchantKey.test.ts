import { expect, it } from 'vitest';
import { merchantKey } from '../../src/record/merchantKey.js';
import type { MerchantRecord } from '../../src/service/types.js';

const same: [MerchantRecord, MerchantRecord][] = [
  [
    { brand: { id: 'b1' }, name: 'Harrow & Vale', place_id: '1', website: 'https://a.example' },
    { brand: { id: ' b1 ' }, name: 'Harrow & Vale Leeds', place_id: '2' },
  ],
  [
    { website: 'https://www.northside.example/leeds', name: 'Northside Leeds', store: { id: '1' } },
    { website: 'northside.example', name: 'Northside', brand: { name: 'Northside' } },
  ],
  [
    { name: 'CAFÉ  Ocean', country: 'GB', brand: { id: ' ' } },
    { name: 'Cafe Ocean', country: 'gb', website: 'javascript:alert(1)' },
  ],
];

it.each(same)('is the same for %j and %j', (one, other) => {
  expect(merchantKey(one, undefined)).toBeTruthy();
  expect(merchantKey(one, undefined)).toBe(merchantKey(other, undefined));
});

it('differs by country, which the transaction may say', () => {
  const record = { name: 'Ocean', place_id: '1' };
  const keys = ['GB', 'FR', undefined].map((country) => merchantKey(record, { country }));
  expect(new Set(keys).size).toBe(3);
  expect(merchantKey({ ...record, country: 'FR' }, { country: 'GB' })).toBe(keys[1]);
});

it('never takes a brand for a site or a name', () => {
  const keys = [{ brand: { id: 'a.example' } }, { website: 'a.example' }, { name: 'a.example' }];
  expect(new Set(keys.map((record) => merchantKey(record, undefined))).size).toBe(3);
});

it.each([
  [undefined, undefined],
  [{}, { country: 'GB' }],
  [{ name: ' ', place_id: '1', brand: { name: 'Ocean' } }, undefined],
  [{ name: 'Ocean' }, { counterparty: { name: 'Ada' } }],
  [{ brand: 5, website: {}, name: null } as unknown as MerchantRecord, undefined],
])('is undefined for %j and %j', (record, transaction) => {
  expect(merchantKey(record, transaction)).toBeUndefined();
});
