// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatAmount, formatUnsigned } from '../../src/i18n/formatAmount.js';

/** `Intl` puts several kinds of space; which one is not our matter. */
const format = (amount: number | string, currency: string, locale: string) =>
  formatAmount(amount, currency, locale).replace(/\s/g, ' ');

describe('formatAmount', () => {
  it.each([
    [-4.2, 'GBP', 'en-GB', '−£4.20'],
    ['-4.2', 'GBP', 'en-GB', '−£4.20'],
    [2424, 'GBP', 'en-GB', '+£2,424.00'],
    ['+12.50', 'USD', 'en-US', '+$12.50'],
    ['-89.60', 'EUR', 'en-GB', '−€89.60'],
    ['-1234.5', 'EUR', 'de', '−1.234,50 €'],
    [-1234.5, 'EUR', 'fr', '−1 234,50 €'],
    [-1200, 'JPY', 'en', '−¥1,200'],
    ['-1.2345', 'KWD', 'en', '−KWD 1.235'],
    [-3, 'gbp', 'en-GB', '−£3.00'],
    [-3, ' Gbp ', 'en-GB', '−£3.00'],
    [1e21, 'GBP', 'en-GB', '+£1,000,000,000,000,000,000,000.00'],
    [-1e-7, 'GBP', 'en-GB', '£0.00'],
    ['.5', 'GBP', 'en-GB', '+£0.50'],
    [' -7. ', 'GBP', 'en-GB', '−£7.00'],
  ])('writes %j %s in %s', (amount, currency, locale, expected) => {
    expect(format(amount, currency, locale)).toBe(expected);
  });

  it('gives zero no sign, not even minus zero', () => {
    expect([0, -0, '0.00', '-0'].map((amount) => format(amount, 'GBP', 'en-GB'))).toEqual(
      Array(4).fill('£0.00'),
    );
  });

  it('keeps every digit of a decimal string, where a number would not', () => {
    expect(format('12345678901234567.89', 'EUR', 'en')).toBe('+€12,345,678,901,234,567.89');
    expect(format('-9007199254740993.07', 'GBP', 'en')).toBe('−£9,007,199,254,740,993.07');
  });

  it('has the sign U+2212 in every locale, never a hyphen', () => {
    for (const locale of ['en', 'de', 'fr', 'ja', 'ar', 'ar-EG', 'he', 'fa', 'sv', 'hi', 'de-CH']) {
      expect(format(-4.2, 'EUR', locale)).toMatch(/^[^-]*\u2212[^-]*$/);
    }
  });

  it('writes a code that nobody knows as it is', () => {
    expect(format(-5, 'ZZZ', 'en')).toBe('−ZZZ 5.00');
  });

  it.each([
    ['EURO', '+12.5 EURO'],
    ['€', '+12.5 €'],
    ['', '+12.5'],
    [undefined, '+12.5'],
    [null, '+12.5'],
    [Number.NaN, '+12.5'],
    [826, '+12.5'],
    [['GBP'], '+12.5'],
    ['pounds sterling', '+12.5 pounds ster…'],
  ])('shows the number beside %j, which is no currency', (currency, expected) => {
    expect(format(12.5, currency as string, 'en')).toBe(expected);
  });

  it.each([
    ['twelve', 'twelve GBP'],
    ['1,200.00', '1,200.00 GBP'],
    ['12,50', '12,50 GBP'],
    ['1e3', '1e3 GBP'],
    ['0x10', '0x10 GBP'],
    ['on the statement', 'on the statement GBP'],
    ['see the statement', 'see the stateme… GBP'],
  ])('shows %j, which is not a decimal number, as it is', (amount, expected) => {
    expect(format(amount, 'GBP', 'en-GB')).toBe(expected);
  });

  it('shows a dash for what is neither a number nor a text', () => {
    const values = [undefined, null, Number.NaN, Number.NEGATIVE_INFINITY, '', ' ', {}, [], true];
    for (const amount of values) {
      expect(format(amount as number, 'GBP', 'en-GB')).toBe('—');
    }
  });

  it('takes no longer than its length for hostile text', () => {
    const text = '1'.repeat(200_000);
    expect(format(`${text}x`, 'GBP', 'en-GB')).toBe(`${text.slice(0, 15)}… GBP`);
    expect(format(-1, `${' '.repeat(200_000)}x`, 'en-GB')).toBe('−1');
  });

  it('writes English for a locale that is none', () => {
    expect(format(-4.2, 'GBP', 'no such locale')).toBe('−£4.20');
  });
});

describe('a currency that only one country has the sign of', () => {
  it.each([
    ['en-GB', 'JPY', '¥2,480'],
    ['en-GB', 'TRY', '₺2,480.00'],
    ['en-GB', 'USD', 'US$2,480.00'],
    ['en-GB', 'CAD', 'CA$2,480.00'],
    ['en-CA', 'CAD', '$2,480.00'],
    ['en-GB', 'CNY', 'CN¥2,480.00'],
    ['zh-CN', 'CNY', '¥2,480.00'],
    ['zh-CN', 'JPY', 'JP¥2,480'],
    ['en-FK', 'FKP', '£2,480.00'],
    ['en-FK', 'GBP', 'GB£2,480.00'],
    ['fr', 'GBP', '2\u202f480,00\u00a0£'],
    ['pl', 'JPY', '2480\u00a0¥'],
    ['en-GB', 'SEK', 'SEK\u00a02,480.00'],
    ['ar', 'GBP', '2,480.00'],
  ])('stands as its sign alone: in %s, %s', (locale, currency, text) => {
    expect(formatUnsigned('2480', currency, locale)).toContain(text);
  });

  it('has no country in Arabic, either, where it is clear without', () => {
    expect(formatAmount('5', 'GBP', 'ar')).not.toContain('UK');
    expect(formatAmount('5', 'JPY', 'ar')).not.toContain('JP');
    expect(formatAmount('5', 'USD', 'ar')).toContain('US$');
  });

  it('has no sign where none is wanted, and every digit of a decimal string', () => {
    expect(formatUnsigned('-9007199254740993.01', 'JPY', 'en-GB')).toBe('¥9,007,199,254,740,993');
    expect(formatUnsigned('-12.5', undefined, 'en-GB')).toBe('12.5');
    expect(formatUnsigned('-12.5', 'points', 'en-GB')).toBe('12.5 points');
  });
});
