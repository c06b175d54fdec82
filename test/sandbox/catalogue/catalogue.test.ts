import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/sandbox/catalogue/catalogue.js';
import { cities } from '../../../src/sandbox/catalogue/cities.js';
import { countries } from '../../../src/sandbox/catalogue/countries.js';
import { intermediaries } from '../../../src/sandbox/catalogue/intermediaries.js';
import { parents } from '../../../src/sandbox/catalogue/parents.js';
import { categoryOfMcc, impliedCategory } from '../../../src/sandbox/categories.js';

const { merchants, byId } = catalogue();
const branches = merchants.flatMap((merchant) => merchant.branches);

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('catalogue', () => {
  it('gives every merchant an id of its own', () => {
    expect(byId.size).toBe(merchants.length);
  });

  it('has unique place ids, and unique store numbers within a merchant', () => {
    expect(duplicates(branches.map(({ placeId }) => placeId))).toEqual([]);
    for (const { id, branches: places } of merchants) {
      expect(duplicates(places.map(({ store }) => store)), id).toEqual([]);
    }
  });

  it('names parents and intermediaries that exist', () => {
    for (const { id, parent, via } of merchants) {
      if (parent !== undefined)
        expect(
          parents.map((each) => each.id),
          id,
        ).toContain(parent);
      if (via !== undefined)
        expect(
          intermediaries.map(({ code }) => code),
          id,
        ).toContain(via);
    }
  });

  it('has websites only in domains reserved for examples (RFC 2606)', () => {
    for (const { website } of merchants) {
      if (website !== undefined) expect(new URL(website).hostname).toMatch(/\.example$/);
    }
  });

  it('has telephone numbers only from ranges reserved for fiction', () => {
    const fictional =
      /^\+(44 (20 7946 0|113 496 0|161 496 0|117 496 0|121 496 0|1632 960|131 496 0|141 496 0|29 2018 0)\d{3}|353 20 91\d \d{4}|49 (30 23125|40 66969|89 99998|221 4710|69 90009) \d{3}|33 (1 99 00|4 65 71|2 61 91|3 53 01) \d\d \d\d|46 (8 465 004|31 390 06) \d\d|1 \d{3} 555 01\d\d)$/;
    const phones = branches.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !fictional.test(phone))).toEqual([]);
  });

  it('rates places between one and five with one decimal', () => {
    const ratings = branches.flatMap(({ rating }) => rating ?? []);
    expect(ratings.filter((rating) => !(rating >= 1 && rating <= 5))).toEqual([]);
    expect(ratings.filter((rating) => Number(rating.toFixed(1)) !== rating)).toEqual([]);
  });

  it('gives each merchant a category code that implies its category', () => {
    const wrong = merchants.filter(
      ({ mcc, category }) => mcc !== undefined && categoryOfMcc(mcc) !== impliedCategory(category),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('uses time zones and countries the platform knows', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const { code, name } of countries) expect(names.of(code)).toBe(name);
    for (const { timeZone } of cities) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
