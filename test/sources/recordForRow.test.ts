import { describe, expect, it } from 'vitest';
import { parseMerchant } from '../../src/service/response/parseMerchant.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { recordForRow } from '../../src/sources/recordForRow.js';

const merchant = { name: 'Shop', rating: 4, cachePolicy: { name: 'own', opening_hours: 'atlas' } };

describe('recordForRow', () => {
  it('leaves out the fields of a source that is kept out of rows', () => {
    const { rating: _, ...others } = merchant;
    expect(recordForRow(merchant, { atlas: { row: false } })).toEqual(others);
    expect(merchant.rating).toBe(4);
  });

  it('is the record itself where every source may be in rows', () => {
    expect(recordForRow(merchant, { atlas: {} })).toBe(merchant);
    expect(recordForRow(undefined, { atlas: { row: false } })).toBeUndefined();
  });

  it('is the same object for the same record and terms, and another for others', () => {
    const terms = { atlas: { row: false } };
    const forRow = recordForRow(merchant, terms);
    expect(recordForRow(merchant, terms)).toBe(forRow);
    expect(recordForRow({ ...merchant }, terms)).not.toBe(forRow);
    expect(recordForRow(merchant, { atlas: { row: true } })).toBe(merchant);
    expect(recordForRow(merchant, { own: { row: false }, atlas: {} })).not.toHaveProperty('name');
  });

  it('counts as parsed if the record does', () => {
    const terms = { atlas: { row: false } };
    const parsed = parseMerchant({ ...merchant, brand: { name: 'Brand' } });
    const forRow = recordForRow(parsed, terms);
    expect(forRow).not.toBe(parsed);
    expect(parseMerchant(forRow)).toBe(forRow);
    expect(forRow?.brand).toBe(parsed?.brand);
  });

  it('is not taken for parsed otherwise', () => {
    const raw = { ...merchant, website: 7 } as unknown as MerchantRecord;
    const forRow = recordForRow(raw, { atlas: { row: false } });
    expect(parseMerchant(forRow)).not.toHaveProperty('website');
  });
});
