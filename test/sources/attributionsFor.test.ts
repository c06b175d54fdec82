// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Attributions } from '../../src/index.js';
import { attributionsFor } from '../../src/sources/attributionsFor.js';

const attributions: Attributions = {
  atlas: { text: 'Data by Atlas' },
  other: { text: 'Other' },
};

describe('attributionsFor', () => {
  it('names each attribution once, for the fields that are there', () => {
    const merchant = {
      name: 'One',
      rating: 3,
      cachePolicy: { name: 'atlas', opening_hours: 'atlas', phone: 'other' },
    };
    const needed = attributionsFor(merchant, ['name', 'rating', 'phone'], attributions);
    expect([...needed]).toEqual([['atlas', attributions.atlas]]);
  });

  it('takes a label for a name, never for a property that every object has', () => {
    const merchant = { name: 'Shop', cachePolicy: { name: 'constructor' } };
    expect(attributionsFor(merchant, ['name'], {}).size).toBe(0);
  });
});
