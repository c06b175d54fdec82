// @vitest-environment node
import { describe, expect, it } from 'vitest';
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
});
