import { describe, expect, it } from 'vitest';
import { formatAmount, formatUnsigned } from '../../src/i18n/formatAmount.js';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** Languages, and countries that write currencies in their own way. */
const LOCALES = `
  af am ar ar-AE ar-EG ar-SA az bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-FK en-GB
  en-HK en-IN en-NZ en-SG en-SS en-US en-ZA es es-AR es-CL es-CO es-MX et eu fa fa-AF fi fr fr-CA fr-CH
  ga gl he hi hr hu hy id is it it-CH ja ka kk km ko ky lo lt lv mk mn ms my nb ne nl nl-BE pl pt
  pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-CN zh-HK zh-TW
`
  .trim()
  .split(/\s+/);

/** A formatted amount as a decimal string again. `point` is the locale's. */
function readBack(text: string, point: string): string {
  const digits = [...text.replace(/\p{L}+\.?/gu, '')]
    .map((character) => {
      if (character === point || character === '\u2212') return character === point ? '.' : '-';
      if (!/\p{Nd}/u.test(character)) return '';
      const code = character.codePointAt(0) ?? 0;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
      return String(code - zero);
    })
    .join('');
  const [, sign = '', number = ''] = /(-?)[^\d]*(\d+(?:\.\d+)?)/.exec(digits) ?? [];
  return sign + number.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

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
    ['-1.2345', 'KWD', 'en', '−KWD 1.2345'],
    ['-1.500', 'GBP', 'en', '−£1.50'],
    ['-1.5', 'KWD', 'en', '−KWD 1.500'],
    ['-0.00012345', 'BTC', 'en', '−BTC 0.00012345'],
    [0.0001, 'BTC', 'en', '+BTC 0.0001'],
    ['-25.1234', 'USDT', 'en', '−25.1234 USDT'],
    ['0.000123', 'DOGE', 'de', '+0,000123 DOGE'],
    // CLDR has no decimals for these.
    ['-12.75', 'PKR', 'en', '−PKR 12.75'],
    ['-0.4', 'HUF', 'en', '−HUF 0.40'],
    ['-400.00', 'HUF', 'en', '−HUF 400'],
    ['-1.234', 'IQD', 'en', '−IQD 1.234'],
    ['-0.5', 'JPY', 'ja', '−￥0.50'],
    [-3, 'gbp', 'en-GB', '−£3.00'],
    [-3, ' Gbp ', 'en-GB', '−£3.00'],
    [1e21, 'GBP', 'en-GB', '+£1,000,000,000,000,000,000,000.00'],
    // What arithmetic with binary fractions leaves behind.
    [0.1 + 0.2, 'GBP', 'en-GB', '+£0.30'],
    [0.3 - 0.1 - 0.2, 'GBP', 'en-GB', '£0.00'],
    [1234567890.12 * 3, 'GBP', 'en-GB', '+£3,703,703,670.36'],
    ['0.123456789012345678949', 'GBP', 'en-GB', '+£0.12345678901234567895'],
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

  it('keeps every digit in every currency and in digits of other scripts', () => {
    const decimals = ['-1234.56789', '0.00000001', '-12.75', '7', '-0.5', '98765432109876543.21'];
    for (const locale of ['en-GB', 'de-CH', 'fr', 'ja', 'ar-EG', 'fa', 'hi', 'my']) {
      const [point = '.'] = new Intl.NumberFormat(locale).format(1.5).match(/[^\p{Nd}]/u) ?? [];
      for (const currency of [...CURRENCIES, 'USDT', 'points']) {
        const read = decimals.map((decimal) =>
          readBack(formatAmount(decimal, currency, locale), point),
        );
        expect(read, `${currency} in ${locale}`).toEqual(decimals);
      }
    }
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

describe('the sign of a currency', () => {
  it.each(LOCALES)('is no other currency’s in %s', (locale) => {
    const owners = new Map<string, string>();
    for (const currency of CURRENCIES) {
      // Albanian writes the currency that came in 2025 as the one that it replaced.
      if (currency === 'XCG') continue;
      // Signs that look alike may be two characters: ￥ and ¥.
      const sign = formatUnsigned('1', currency, locale)
        .normalize('NFKC')
        .replace(/[\p{Nd}\p{Cf}٫]|[.,](?=\p{Nd})/gu, '')
        .trim();
      expect(owners.get(sign), `${sign}, as ${currency}`).toBeUndefined();
      owners.set(sign, currency);
    }
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
    ['ja', 'JPY', '￥2,480'],
    ['ja', 'CNY', '元'],
    ['ja', 'KRW', '₩2,480'],
    ['ja', 'KPW', 'KPW'],
    ['en-AU', 'PHP', '₱2,480'],
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
    expect(formatUnsigned('-9007199254740993.01', 'JPY', 'en-GB')).toBe(
      '¥9,007,199,254,740,993.01',
    );
    expect(formatUnsigned('-12.5', undefined, 'en-GB')).toBe('12.5');
    expect(formatUnsigned('-12.5', 'points', 'en-GB')).toBe('12.5 points');
  });
});
