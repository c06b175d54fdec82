import { describe, expect, it } from 'vitest';
import { telHref } from '../../../src/details/sections/telHref.js';
import { fc } from '../../fc.js';

describe('telHref', () => {
  it.each([
    ['+44 113 496 0182', 'tel:+441134960182'],
    ['+44 (0)113 496 0182', 'tel:+441134960182'],
    ['0044 (0)113 496 0182', 'tel:00441134960182'],
    ['(0)113 496 0182', 'tel:01134960182'],
    ['(0113) 496-0182', 'tel:01134960182'],
    ['(+44) 113 496 0182', 'tel:+441134960182'],
    ['0113 4960182 ext. 12', 'tel:01134960182'],
    ['0113 4960182 x12', 'tel:01134960182'],
    ['+1-800-555-0100;phone-context=evil', 'tel:+18005550100'],
    ['112', 'tel:112'],
    ['030/123456', 'tel:030123456'],
    ['030 / 123456-0', 'tel:0301234560'],
    ['0113.496.0182', 'tel:01134960182'],
    ['0113\u2011496\u20130182', 'tel:01134960182'],
    ['0113 4960182 #12', 'tel:01134960182'],
    ['0113 4960182, 12', 'tel:01134960182'],
    ['+683 4000', 'tel:+6834000'],
  ])('calls %s by %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it.each([
    ['nothing', ''],
    ['words', 'call us'],
    ['letters', '1-800-FLOWERS'],
    ['a label', 'Tel: 0113 496 0182'],
    ['script', 'javascript:alert(1)'],
    ['a page', 'https://harrow.example/0113'],
    ['digits of another script', '٠١١٣'],
    ['too few digits', '12'],
    ['too few digits for a country', '+44 12'],
    ['too many digits', '1234567890123456'],
    ['an area code before a comma', '030, 123456'],
    ['two numbers with a comma', '0113 496 0182, 0113 496 0183'],
    ['two numbers with a semicolon', '0113 496 0182; 0113 496 0183'],
    ['two numbers with a slash', '496 0182 / 496 0183'],
    ['three numbers with slashes', '112/113/114'],
    ['two numbers with a word', '0113 496 0182 or 0113 496 0183'],
    ['two numbers with plus signs', '+44 113 496 0182 +44 1'],
    ['a plus sign inside', '0113+496'],
    ['an extension longer than any', '0113 496 0182 x1234567'],
    ['a card number', '4111 1111 1111 1111'],
  ])('makes no link of %s', (_, phone) => {
    expect(telHref(phone)).toBeUndefined();
  });

  it('takes no longer than its length for hostile text', () => {
    expect(telHref(`0${' '.repeat(200_000)}x`)).toBeUndefined();
    expect(telHref('('.repeat(200_000))).toBeUndefined();
  });

  it('finds any number again, however its digits are grouped', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: 7,
      maxLength: 15,
    });
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0', '\u2013');
    fc.assert(
      fc.property(digits, fc.array(gap, { maxLength: 4 }), fc.boolean(), (number, gaps, plus) => {
        const printed = [...number].map((digit, at) => digit + (gaps[at / 3] ?? '')).join('');
        const sign = plus ? '+' : '';
        expect(telHref(sign + printed)).toBe(`tel:${sign}${number}`);
      }),
    );
  });

  it('never throws, and links to nothing but digits, as many as a number has', () => {
    const almost = fc.string({
      unit: fc.oneof(fc.constantFrom(...'0123456789+-() ./;,#x'), fc.string({ maxLength: 1 })),
      maxLength: 40,
    });
    fc.assert(
      fc.property(almost, (phone) => {
        const href = telHref(phone);
        if (href === undefined) return;
        expect(href).toMatch(/^tel:\+?\d{3,15}$/);
        expect((phone.match(/\+/g) ?? []).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
