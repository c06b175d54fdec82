// @vitest-environment node
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
  it('has at least 160 merchants, each with an id of its own', () => {
    expect(merchants.length).toBeGreaterThanOrEqual(160);
    expect(byId.size).toBe(merchants.length);
  });

  it('covers every category', () => {
    expect(new Set(merchants.map(({ category }) => category)).size).toBe(23);
  });

  it('has places in at least 12 countries and in every town of its table', () => {
    expect(new Set(branches.map(({ city }) => city.country.code)).size).toBeGreaterThanOrEqual(12);
    expect(cities.filter((city) => !branches.some((branch) => branch.city === city))).toEqual([]);
    expect(
      countries.filter(({ code }) => !cities.some(({ country }) => country.code === code)),
    ).toEqual([]);
  });

  it('has unique place ids, and unique store numbers within a merchant', () => {
    expect(duplicates(branches.map(({ placeId }) => placeId))).toEqual([]);
    for (const { id, branches: places } of merchants) {
      expect(duplicates(places.map(({ store }) => store)), id).toEqual([]);
    }
  });

  it('has unique logos, except for intermediaries that are merchants too', () => {
    const codes = new Set(intermediaries.map(({ name }) => name));
    const logos = [
      ...merchants.filter(({ name }) => !codes.has(name)),
      ...intermediaries,
      ...parents,
    ].flatMap(({ logo }) => (logo === undefined ? [] : [`${logo.mark} on ${logo.background}`]));
    expect(duplicates(logos)).toEqual([]);
  });

  it('has the edge cases that lists must handle', () => {
    const has = (test: (merchant: (typeof merchants)[number]) => boolean) =>
      merchants.filter(test).length;
    expect(has(({ logo }) => logo === undefined)).toBeGreaterThanOrEqual(10);
    expect(has(({ branches: places }) => places.length >= 5)).toBeGreaterThanOrEqual(8);
    expect(has(({ branches: places }) => places.length === 0)).toBeGreaterThanOrEqual(20);
    expect(has(({ brand }) => brand === 'placeholder')).toBeGreaterThanOrEqual(2);
    expect(has(({ parent }) => parent !== undefined)).toBeGreaterThanOrEqual(10);
    for (const form of ['strings', 'objects', 'nested']) {
      expect(
        has(({ esg }) => esg === form),
        form,
      ).toBeGreaterThanOrEqual(2);
    }
    for (const { code, name } of intermediaries) {
      expect(
        has(({ via }) => via === code),
        code,
      ).toBeGreaterThanOrEqual(4);
      expect(
        has((merchant) => merchant.name === name),
        name,
      ).toBe(1);
    }
    expect(has(({ category }) => category === 'income')).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['Japanese', /\p{Script=Han}|\p{Script=Katakana}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['Hebrew', /\p{Script=Hebrew}/u],
    ['Greek', /\p{Script=Greek}/u],
  ])('has names in %s', (_, script) => {
    expect(merchants.filter(({ name }) => script.test(name)).length).toBeGreaterThanOrEqual(2);
  });

  it('has a very long name, and one very long word', () => {
    expect(Math.max(...merchants.map(({ name }) => name.length))).toBeGreaterThan(90);
    const words = merchants.flatMap(({ name }) => name.split(' '));
    expect(Math.max(...words.map((word) => word.length))).toBeGreaterThan(40);
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
    expect(phones.length).toBeGreaterThan(100);
    expect(phones.filter((phone) => !fictional.test(phone))).toEqual([]);
  });

  it('rates places between one and five with one decimal', () => {
    const ratings = branches.flatMap(({ rating }) => rating ?? []);
    expect(ratings.length).toBeGreaterThan(100);
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
