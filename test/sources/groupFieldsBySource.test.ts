import { describe, expect, it } from 'vitest';
import type { Attribution } from '../../src/index.js';
import { groupFieldsBySource } from '../../src/sources/groupFieldsBySource.js';

const places: Attribution = { text: 'Data by Atlas' };

describe('groupFieldsBySource', () => {
  it('groups the fields of a record by the attribution that they need, and loses none', () => {
    const merchant = {
      name: 'Shop',
      phone: '1',
      rating: 4,
      cachePolicy: { name: 'own', phone: 'atlas' },
    };
    const [own, other, ...rest] = groupFieldsBySource(merchant, { atlas: places });
    expect(own).toEqual({
      label: undefined,
      attribution: undefined,
      merchant: { name: 'Shop', cachePolicy: merchant.cachePolicy },
    });
    expect(other).toEqual({
      label: 'atlas',
      attribution: places,
      merchant: { phone: '1', rating: 4 },
    });
    expect(rest).toEqual([]);
  });
});
