import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/sandbox/catalogue/catalogue.js';
import data from '../../src/sandbox/catalogue/merchants.json' with { type: 'json' };
import { hoursPatterns } from '../../src/sandbox/hours/hoursPatterns.js';
import pictures from '../../src/sandbox/pictures.json' with { type: 'json' };

const { merchants, parents, intermediaries } = catalogue();
const branches = merchants.flatMap((merchant) => merchant.branches);

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('catalogue', () => {
  it('has unique ids, also of places, and unique store numbers within a merchant', () => {
    expect(duplicates([...merchants, ...parents].map(({ id }) => id))).toEqual([]);
    expect(duplicates(branches.map(({ placeId }) => placeId))).toEqual([]);
    for (const { id, branches: places } of merchants) {
      expect(duplicates(places.map(({ store }) => store)), id).toEqual([]);
    }
  });

  it('names only what there is', () => {
    const known = {
      hours: Object.keys(hoursPatterns),
      mark: Object.keys(pictures.marks),
      parent: parents.map(({ id }) => id),
      via: [...intermediaries.keys()],
      brand: ['own', 'placeholder'],
      esg: Object.keys(data.participations),
    };
    const named = {
      hours: data.merchants.flatMap(({ hours = [] }) => hours),
      mark: [...merchants, ...parents].flatMap(({ logo }) => logo?.[0] ?? []),
      parent: merchants.flatMap(({ parent = [] }) => parent),
      via: merchants.flatMap(({ via = [] }) => via),
      brand: merchants.flatMap(({ brand = [] }) => brand),
      esg: data.merchants.flatMap(({ esg = [] }) => esg),
    };
    for (const [kind, names] of Object.entries(named)) {
      const all: readonly string[] = known[kind as keyof typeof known];
      expect(
        names.filter((name) => !all.includes(name)),
        kind,
      ).toEqual([]);
    }
  });

  it('has websites only in domains reserved for examples (RFC 2606)', () => {
    const hosts = [...merchants, ...parents].flatMap(({ website = [] }) => website);
    expect(hosts.filter((url) => !new URL(url).hostname.endsWith('.example'))).toEqual([]);
  });

  it('has telephone numbers only from ranges reserved for fiction', () => {
    const fictional =
      /^\+(44 (20 7946 0|113 496 0|161 496 0|117 496 0|121 496 0|1632 960|131 496 0|141 496 0|29 2018 0)\d{3}|353 20 91\d \d{4}|49 (30 23125|40 66969|89 99998|221 4710|69 90009) \d{3}|33 (1 99 00|4 65 71|2 61 91|3 53 01) \d\d \d\d|46 (8 465 004|31 390 06) \d\d|1 \d{3} 555 01\d\d)$/;
    const phones = branches.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !fictional.test(phone))).toEqual([]);
  });
});
