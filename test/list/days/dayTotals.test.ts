import { expect, it } from 'vitest';
import { dayTotals } from '../../../src/list/days/dayTotals.js';

const NBSP = '\u00a0';
const texts = (rows: Parameters<typeof dayTotals>[0], locale: string) =>
  dayTotals(rows, 'net', locale)?.sums ?? [];

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

it('adds up one currency whatever the case of its code', () => {
  const rows = [
    { amount: -1, currency: 'gbp' },
    { amount: -2, currency: 'GBP' },
    { amount: -3, currency: ' Gbp' },
  ];
  expect(texts(rows, 'en-GB')).toEqual(['−£6.00']);
});

it.each(['12,50', 'n/a', '1e3', '0x10', '', Number.NaN, null, undefined])(
  'has no total where an amount is %j',
  (amount) => {
    const rows = [
      { amount: '-18.99', currency: 'GBP' },
      { amount: amount as number, currency: 'GBP' },
      { amount: '-89.60', currency: 'EUR' },
    ];
    expect(texts(rows, 'en-GB')).toEqual([]);
  },
);

it.each(['', ' ', undefined, null, 826])('has no total where a currency is %j', (currency) => {
  expect(texts([{ amount: '-1', currency: currency as string }], 'en-GB')).toEqual([]);
});

it('writes a sum of more digits than an amount may have', () => {
  const rows = ['9'.repeat(60), `0.${'0'.repeat(57)}1`].map((amount) => ({
    amount,
    currency: 'points',
  }));
  expect(texts(rows, 'en').join()).toMatch(/^\+[\d,.]+ points$/);
});

it('takes no longer than its length for hostile text', () => {
  const hostile = `${'1'.repeat(200_000)}x`;
  expect(texts([{ amount: hostile, currency: 'GBP' }], 'en-GB')).toEqual([]);
});

it('is what its rows add up to, with every digit', () => {
  for (const [amount, currency, sum] of [
    ['-0.40', 'HUF', 'HUF 1.20'],
    ['-0.00012345', 'BTC', 'BTC 0.00037035'],
    ['-1.2345', 'KWD', 'KWD 3.7035'],
    ['-25.1234', 'USDT', '75.3702 USDT'],
    [-0.1, 'GBP', '£0.30'],
  ] as const) {
    const row = { amount, currency };
    const { sums = [] } = dayTotals([row, row, row], 'spent', 'en-GB') ?? {};
    expect(sums.map((text) => text.replace(NBSP, ' '))).toEqual([sum]);
  }
});

it('does not read the amounts of what was declined, and knows no other kind', () => {
  const rows = [
    { amount: -10, currency: 'GBP' },
    { amount: '', currency: '', state: 'declined' as const },
  ];
  expect(dayTotals(rows, 'spent', 'en-GB')).toEqual({ message: 'spent', sums: ['£10.00'] });
  expect(dayTotals(rows, 'weekly' as 'net', 'en-GB')).toBeUndefined();
});
