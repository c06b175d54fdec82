import { describe, expect, it } from 'vitest';
import { addressLines } from '../../src/record/addressLines.js';

const parts = { street_number: '14', route: 'Canal', locality: 'Leeds', postal_code: '123' };

describe('addressLines', () => {
  it.each([
    ['GB', '14 Canal', 'Leeds 123'],
    ['gb', '14 Canal', 'Leeds 123'],
    ['United Kingdom', '14 Canal', 'Leeds 123'],
    ['US', '14 Canal', 'Leeds 123'],
    ['USA', '14 Canal', 'Leeds 123'],
    ['NZL', '14 Canal', 'Leeds 123'],
    ['New Zealand', '14 Canal', 'Leeds 123'],
    ['JE', '14 Canal', 'Leeds 123'],
    ['FR', '14 Canal', '123 Leeds'],
    ['FRA', '14 Canal', '123 Leeds'],
    ['DE', 'Canal 14', '123 Leeds'],
    ['Atlantis', 'Canal 14', '123 Leeds'],
    [undefined, 'Canal 14', '123 Leeds'],
  ])('writes number and postcode where %s has them', (country, street, place) => {
    expect(addressLines({ ...parts, ...(country && { country }) })).toEqual([street, place]);
  });

  it('prefers the parts, but the whole text to half of them', () => {
    const address = '14 Canal, Leeds';
    expect(addressLines({ ...parts, country: 'GB', address })).toEqual(['14 Canal', 'Leeds 123']);
    expect(addressLines({ address, locality: 'Leeds', postal_code: '123' })).toEqual([address]);
  });

  it('makes do with what there is, without a number that has no street', () => {
    expect(addressLines({ locality: 'Leeds', street_number: '14', country: 'GB' })).toEqual([
      'Leeds',
    ]);
    expect(addressLines({ route: 'Canal', postal_code: '123' })).toEqual(['Canal', '123']);
    expect(addressLines({ locality: 'Leeds', postal_code: '123', country: 'GB' })).toEqual([
      'Leeds 123',
    ]);
  });

  it('says nothing twice, and nothing of what is blank', () => {
    expect(addressLines({ route: 'Leeds', locality: 'Leeds' })).toEqual(['Leeds']);
    expect(addressLines({ route: ' ', address: '', country: 'GB' })).toEqual([]);
    expect(addressLines({})).toEqual([]);
    expect(addressLines(undefined)).toEqual([]);
  });
});
