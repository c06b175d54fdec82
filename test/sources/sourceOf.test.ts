// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { attributionsOf } from '../../src/sources/attributionsOf.js';
import { sourceOf } from '../../src/sources/sourceOf.js';
import { splitBySource } from '../../src/sources/splitBySource.js';

const places = { text: 'Data by Atlas' };

describe('sourceOf', () => {
  it('is the label of the field', () => {
    expect(sourceOf({ cachePolicy: { name: 'own' } }, 'name', {})).toBe('own');
    expect(sourceOf({ cachePolicy: { name: 'own' } }, 'phone', {})).toBeUndefined();
    expect(sourceOf({}, 'name', {})).toBeUndefined();
  });

  it.each(['rating', 'reviews', 'price_level', 'locality'] as const)(
    'of %s, which has no label, is that of the hours, then of another field of the place',
    (field) => {
      const cachePolicy = { phone: 'b', opening_hours: 'a', name: 'own' };
      expect(sourceOf({ cachePolicy }, field, {})).toBe('a');
      expect(sourceOf({ cachePolicy: { phone: 'b', name: 'own' } }, field, {})).toBe('b');
      expect(sourceOf({ cachePolicy: { name: 'own' } }, field, {})).toBeUndefined();
    },
  );

  it('counts a field of a place without any label as the places provider’s', () => {
    const attributions = { own: { text: 'Own' }, atlas: { ...places, places: true } };
    expect(sourceOf({ rating: 4 }, 'rating', attributions)).toBe('atlas');
    expect(sourceOf({ name: 'Shop' }, 'name', attributions)).toBeUndefined();
  });

  it('takes a label for a name, never for a property that every object has', () => {
    const merchant = { name: 'Shop', cachePolicy: { name: 'constructor' } };
    expect(splitBySource(merchant, {})).toHaveLength(1);
    expect(attributionsOf([merchant], ['name'], {}).size).toBe(0);
  });
});

describe('splitBySource', () => {
  it('parts a record by the attribution its fields need, and loses none', () => {
    const merchant = {
      name: 'Shop',
      phone: '1',
      rating: 4,
      cachePolicy: { name: 'own', phone: 'atlas' },
    };
    const [own, other, ...rest] = splitBySource(merchant, { atlas: places });
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

describe('attributionsOf', () => {
  it('names each attribution once, for the fields that are there', () => {
    const one = { name: 'One', cachePolicy: { name: 'atlas', phone: 'other' } };
    const two = { name: 'Two', rating: 3, cachePolicy: { name: 'own', opening_hours: 'atlas' } };
    const given = { atlas: places, other: { text: 'Other' } };
    expect([...attributionsOf([one, two], ['name', 'rating', 'phone'], given)]).toEqual([
      ['atlas', places],
    ]);
  });
});
