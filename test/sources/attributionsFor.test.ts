import { describe, expect, it, vi } from 'vitest';
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

  it('is empty where nothing must be credited, without a look at the record', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const merchant = new Proxy({}, { get: () => expect.unreachable('the record was read') });
    expect(attributionsFor(merchant, ['name', 'rating'], {})).toEqual(new Map());
    vi.unstubAllEnvs();
  });

  it('needs none for an empty value, whatever its label', () => {
    const merchant = { name: ' ', phone: '112', cachePolicy: { name: 'atlas', phone: 'other' } };
    const needed = attributionsFor(merchant, ['name', 'phone'], attributions);
    expect([...needed.keys()]).toEqual(['other']);
  });
});
