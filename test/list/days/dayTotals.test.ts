// @vitest-environment node
import { expect, it } from 'vitest';
import { dayTotals } from '../../../src/list/days/dayTotals.js';

const NBSP = '\u00a0';
const texts = (...given: Parameters<typeof dayTotals>) => [...dayTotals(...given).values()];

it('adds up each currency by itself, in order of appearance', () => {
  const rows = [
    { amount: '-18.99', currency: 'GBP' },
    { amount: '-89.60', currency: 'EUR' },
    { amount: -24.48, currency: 'GBP' },
  ];
  expect(texts(rows, 'en-GB')).toEqual(['−£43.47', '−€89.60']);
});

it('writes sums as the locale does, money in with a plus', () => {
  expect(texts([{ amount: '2318.55', currency: 'EUR' }], 'de-DE')).toEqual([`+2.318,55${NBSP}€`]);
  expect(texts([{ amount: '-2480', currency: 'JPY' }], 'ja-JP')).toEqual(['−￥2,480']);
});
