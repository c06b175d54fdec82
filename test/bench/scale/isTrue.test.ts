// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isTrue } from '../../../bench/scale/isTrue.js';
import type { MerchantRecord } from '../../../src/index.js';
import { toResult } from '../../../src/service/response/MerchantResult.js';

const OWN = ['own'];
const record: MerchantRecord = {
  name: 'Harrow & Vale',
  phone: '+44 20 7946 0000',
  isClearResponse: false,
  cachePolicy: { name: 'own', phone: 'places' },
};
const result = (...records: MerchantRecord[]) => toResult(records, 'a');
const { phone: _, ...stored } = { ...record, cachePolicy: { name: 'own' } };

describe('isTrue', () => {
  it('takes the whole record, and one without what may not be stored', () => {
    expect(isTrue(result(record), result(record), OWN)).toBe(true);
    expect(isTrue(result(stored), result(record), OWN)).toBe(true);
    expect(isTrue(result(), result(), OWN)).toBe(true);
  });

  it.each<[string, MerchantRecord[]]>([
    ['another value', [{ ...record, name: 'Northside Coffee' }]],
    ['no value of a source that may be stored', [{ phone: '+44 20 7946 0000' }]],
    ['no value of a field without a label', [{ name: 'Harrow & Vale' }]],
    ['a field that the service does not send', [{ ...record, website: 'https://a.example' }]],
    ['another label', [{ ...record, cachePolicy: { name: 'places', phone: 'places' } }]],
    ['another value of what may not be stored', [{ ...record, phone: '+44 20 7946 0001' }]],
    ['another status', [{ ...record, isClearResponse: true }]],
    ['no record', []],
    ['one record more', [record, record]],
  ])('finds %s', (_, records) => {
    expect(isTrue(result(...records), result(record), OWN)).toBe(false);
  });
});
