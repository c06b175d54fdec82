import { describe, expect, it } from 'vitest';
import { averageOf, countDecimals, sumAmounts } from '../../src/i18n/decimals.js';
import { fc } from '../fc.js';

describe('sumAmounts', () => {
  it.each([
    [[], '0'],
    [['0.10', '0.20'], '0.30'],
    [['-4.20', '-57.60'], '-61.80'],
    [['2424.00', '-81.45', '-24'], '2318.55'],
    [['12345678901234567.89', '0.01'], '12345678901234567.90'],
    [['-0.05', '0.02'], '-0.03'],
    [['+1', '.5', '2.'], '3.5'],
    [['1.234', '-1.2'], '0.034'],
  ])('adds %j exactly', (amounts, sum) => {
    expect(sumAmounts(amounts)).toBe(sum);
  });

  it('adds any number of amounts', () => {
    expect(sumAmounts(Array(1_000_000).fill('-1'))).toBe('-1000000');
  });

  it('agrees with whole cents for any amounts in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
        const sum = sumAmounts(cents.map((cent) => (cent / 100).toFixed(2)));
        expect(Math.round(Number(sum) * 100)).toBe(cents.reduce((a, b) => a + b, 0));
      }),
    );
  });
});

it.each([
  ['12', 0],
  ['-12.50', 1],
  ['.05', 2],
  ['2.', 0],
  ['1.000', 0],
])('counts the decimals of %s without zeros at the end: %i', (decimal, count) => {
  expect(countDecimals(decimal)).toBe(count);
});

it.each([
  [['4', '5', '5'], 2, '4.67'],
  [['0.00012345', '0.0001'], 8, '0.00011173'],
  [['0.5', '1.00'], 1, '0.8'],
  [['7'], 0, '7'],
])('rounds the mean of %j to %i decimals', (amounts, scale, mean) => {
  expect(averageOf(amounts, scale)).toBe(mean);
});
