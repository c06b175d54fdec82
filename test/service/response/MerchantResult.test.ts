import { describe, expect, it } from 'vitest';
import { toResult } from '../../../src/service/response/MerchantResult.js';

describe('toResult', () => {
  it.each([
    {},
    { name: '\u200b\u3164' },
    { logoScore: 3, cachePolicy: { name: 'own' } },
    { isClearResponse: true, categories: ['', ' '], brand: { name: '' } },
  ])('drops a record that says nothing: %j', (record) => {
    expect(toResult([record], 't1')).toMatchObject({ status: 'unmatched', merchants: [] });
    const next = { name: 'Shop' };
    expect(toResult([record, next], 't1')).toMatchObject({ status: 'matched', merchants: [next] });
  });
});
