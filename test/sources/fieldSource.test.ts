import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldSource } from '../../src/sources/fieldSource.js';

describe('fieldSource', () => {
  it('is the label of the field', () => {
    expect(fieldSource({ cachePolicy: { name: 'own' } }, 'name', {})).toBe('own');
    expect(fieldSource({ cachePolicy: { name: 'own' } }, 'phone', {})).toBeUndefined();
    expect(fieldSource({}, 'name', {})).toBeUndefined();
  });

  it.each(['rating', 'reviews', 'price_level', 'locality'] as const)(
    'of %s, which has no label, is that of the hours, then of another field of the place',
    (field) => {
      const cachePolicy = { phone: 'b', opening_hours: 'a', name: 'own' };
      expect(fieldSource({ cachePolicy }, field, {})).toBe('a');
      expect(fieldSource({ cachePolicy: { phone: 'b', name: 'own' } }, field, {})).toBe('b');
      expect(fieldSource({ cachePolicy: { name: 'own' } }, field, {})).toBeUndefined();
    },
  );

  it('counts a field of a place without any label as the places provider’s', () => {
    const attributions = { own: {}, atlas: { places: true } };
    expect(fieldSource({ rating: 4 }, 'rating', attributions)).toBe('atlas');
    expect(fieldSource({ name: 'Shop' }, 'name', attributions)).toBeUndefined();
  });
});

describe('fieldLabel', () => {
  it('gives a field of a place without a label that of the hours, and guesses no further', () => {
    expect(fieldLabel({ cachePolicy: { opening_hours: 'a' } }, 'rating')).toBe('a');
    expect(fieldLabel({ cachePolicy: { phone: 'b' } }, 'rating')).toBeUndefined();
  });
});
