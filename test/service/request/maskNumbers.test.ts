// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskNumbers } from '../../../src/service/request/maskNumbers.js';

describe('maskNumbers', () => {
  it.each([
    ['a card in one piece', '4111111111111111', '****************'],
    ['a card in fours', 'CARD 4111 1111 1111 1111 LONDON', 'CARD **** **** **** **** LONDON'],
    ['a card with hyphens', '4111-1111-1111-1111', '****-****-****-****'],
    [
      'a card with no-break spaces',
      '4111\u00a01111\u00a01111\u00a01111',
      '****\u00a0****\u00a0****\u00a0****',
    ],
    ['a card of 15 digits, 4-6-5', '3782 822463 10005', '**** ****** *****'],
    ['a card of 15 digits in one piece', '378282246310005', '***************'],
    ['a card of 14 digits, 4-6-4', '3056 930902 5904', '**** ****** ****'],
    ['a card of 13 digits', '4222222222222', '*************'],
    ['a card of 19 digits in fours', '6304 0000 0000 0000 000', '**** **** **** **** ***'],
    ['a card between letters', 'XX4111111111111111YY', 'XX****************YY'],
    [
      'a card after a store number',
      'STORE 2041 4111 1111 1111 1111',
      'STORE 2041 **** **** **** ****',
    ],
    ['a card before a store number', '4111 1111 1111 1111 2041', '**** **** **** **** 2041'],
    ['two cards', '4111111111111111 5555555555554444', '**************** ****************'],
    ['an IBAN in one piece', 'REF GB82WEST12345698765432 X', 'REF ********************** X'],
    ['an IBAN in fours', 'GB82 WEST 1234 5698 7654 32', '**** **** **** **** **** **'],
    ['an IBAN in small letters', 'gb82west12345698765432', '**********************'],
    ['an IBAN between letters', 'XGB82WEST12345698765432LTD', 'X**********************LTD'],
    [
      'an IBAN before a word',
      'DE89 3704 0044 0532 0130 00 GMBH',
      '**** **** **** **** **** ** GMBH',
    ],
    [
      'a card that touches an IBAN',
      'GB82WEST123456987654324111111111111111',
      '**************************************',
    ],
  ])('masks %s', (_, text, masked) => {
    expect(maskNumbers(text)).toBe(masked);
  });

  it.each([
    ['a store number', 'HARBOUR BAKERY 2041 LONDON GB'],
    ['a terminal id', 'POS 00123456 TERM 87654321'],
    ['a reference of 16 digits without a check digit', 'REF 4111111111111112'],
    ['a reference of 12 digits that passes Luhn', '000000000000'],
    ['a reference of 20 digits', '41111111111111111111'],
    ['a longer run that holds a card number', '994111111111111111199999'],
    ['twelve digits in fours that pass Luhn', '0000 0000 0000'],
    ['a phone number', '+44 20 7946 0958'],
    ['a toll-free number', '800-555-0199'],
    ['a date and a time', '2024-05-01 12:34:56'],
    ['a date before a reference', '2024-05-01 00000000'],
    ['a compact date before a terminal id', '20240501 00000000'],
    ['a card that is already masked', '**** **** **** 1111'],
    ['digits with two spaces between', '4111  1111 1111 1111'],
    ['an IBAN with a wrong check digit', 'GB83WEST12345698765432'],
    ['an IBAN of the wrong length', 'GB82WEST1234569876543'],
    ['an IBAN with gaps in other places', 'GB8 2WEST 12345698765432'],
    ['an IBAN with two spaces in a gap', 'GB82  WEST 1234 5698 7654 32'],
    ['a creditor reference, which is no IBAN though it passes mod 97', 'RF18 5390 0754 7034'],
    ['a postcode before words', 'SE11 7PQ LONDON KENNINGTON'],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => {
    expect(maskNumbers(text)).toBe(text);
  });

  it('takes time in proportion to the length of a hostile text', () => {
    // Quadratic work would not end within the test's own limit.
    for (const text of ['1', '1 ', '4111111111111111 ', 'GB82', 'GB82 ', 'MT84 MALT ']) {
      const long = text.repeat(200_000 / text.length);
      expect(maskNumbers(long)).toHaveLength(long.length);
    }
  });
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Independent of the code under test: tries each last digit against the definition. */
function luhnSum(number: string): number {
  let sum = 0;
  for (let place = 1; place <= number.length; place += 1) {
    const digit = Number(number[number.length - place]);
    sum += place % 2 === 1 ? digit : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit] ?? 0);
  }
  return sum;
}

const withCheckDigit = (body: string): string =>
  Array.from({ length: 10 }, (_, last) => `${body}${last}`).find((n) => luhnSum(n) % 10 === 0) ??
  '';

const card = fc
  .integer({ min: 12, max: 18 })
  .chain(digits)
  .map((body) => withCheckDigit(body.join('')));

const separator = fc.constantFrom(' ', '-');
const printed = fc.oneof(
  card,
  fc.tuple(card, separator).map(([number, gap]) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`)),
);

/** Words around a number; letters only at the seams, so that no digit joins it. */
const words = fc
  .array(fc.constantFrom('STORE', '2041', 'GB', '07946', '2024-05-01', '*', '  '))
  .map((list) => ` ${list.join(' ')} X`);

const ibans = fc.constantFrom(
  ...['GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947', 'BE68539007547034'],
  ...['FR1420041010050500013M02606', 'MT84MALT011000012345MTLCAST001S', 'NL91ABNA0417164300'],
);

describe('maskNumbers, for any text', () => {
  it('leaves no digit of a card number, wherever it stands', () => {
    fc.assert(
      fc.property(words, printed, words, (before, number, after) => {
        const masked = maskNumbers(`${before}${number}Y${after}`);
        expect(masked).toBe(
          `${maskNumbers(before)}${number.replace(/\d/g, '*')}Y${maskNumbers(after)}`,
        );
      }),
    );
  });

  it('masks a card in fours though other groups of digits stand beside it', () => {
    fc.assert(
      fc.property(digits(4), digits(15), digits(4), (before, body, after) => {
        const fours = withCheckDigit(body.join('')).replace(/(\d{4})(?=\d)/g, '$1 ');
        const masked = maskNumbers(`${before.join('')} ${fours} ${after.join('')}`);
        expect(masked.slice(5, 24)).toBe('**** **** **** ****');
      }),
    );
  });

  it('leaves every single run of digits that fails Luhn alone', () => {
    fc.assert(
      fc.property(card, fc.integer({ min: 1, max: 9 }), words, (number, shift, around) => {
        const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + shift) % 10);
        expect(maskNumbers(`X${wrong}Y${around}`)).toBe(`X${wrong}Y${around}`);
      }),
    );
  });

  it('masks an IBAN in one piece and in fours, wherever it stands', () => {
    fc.assert(
      fc.property(words, ibans, fc.boolean(), (around, iban, fours) => {
        const given = fours ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban;
        expect(maskNumbers(`${around} ${given} ${around}`)).toBe(
          `${around} ${given.replace(/\w/g, '*')} ${around}`,
        );
      }),
    );
  });

  it('changes nothing more when it is applied twice, and never the length', () => {
    const piece = fc.oneof(
      printed,
      ibans,
      words,
      fc.string(),
      separator,
      fc.stringMatching(/^\d{1,20}$/),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const masked = maskNumbers(text);
        expect(masked).toHaveLength(text.length);
        expect(maskNumbers(masked)).toBe(masked);
      }),
      { numRuns: 1_000 },
    );
  });
});
