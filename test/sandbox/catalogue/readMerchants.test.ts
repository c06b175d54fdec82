import { describe, expect, it } from 'vitest';
import { readMerchants } from '../../../src/sandbox/catalogue/readMerchants.js';

describe('readMerchants', () => {
  it('draws the same places from the same line', () => {
    const line =
      'Some Shop | shopping 5399 | bag #000000 #ffffff | 1-9 | shop | 4 1 | Leeds, York | -';
    expect(readMerchants(line)).toEqual(readMerchants(line));
    expect(readMerchants(line)[0]).toMatchObject({
      id: 'some-shop',
      descriptors: ['SOME SHOP'],
      website: 'https://someshop.example',
      amount: [1, 9],
      brand: 'own',
    });
  });

  it.each([
    ['too few columns', 'A | shopping 5399 | -', 'eight columns'],
    ['an unknown category', 'A | food 1 | - | 1 | - | - | online | -', 'a category'],
    [
      'an unknown mark',
      'A | shopping 1 | blob #000 #fff | 1 | - | - | online | -',
      'a mark of marks.ts',
    ],
    [
      'unknown hours',
      'A | shopping 1 | - | 1 | never | - | online | -',
      'names of hoursPatterns.ts',
    ],
    [
      'an unknown town',
      'A | shopping 1 | - | 1 | - | - | Atlantis | -',
      'a city of cities.ts ("Atlantis")',
    ],
  ])('explains %s', (_, line, wanted) => {
    expect(() => readMerchants(line)).toThrow(
      `Merchantry: expected ${wanted} in a line of the sandbox catalogue, but got: ${line}`,
    );
  });
});
