import { describe, expect, it, vi } from 'vitest';
import { maskNumbers } from '../../../src/service/request/maskNumbers.js';
import { fc } from '../../fc.js';

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
    ['a card with an expiry glued on, and both', '41111111111111111229', '********************'],
    ['a card and its month, but no year', '411111111111111112/29', '******************/29'],
    ['a card in circled digits', '④①①① ①①①① ①①①① ①①①①', '**** **** **** ****'],
    [
      'a card in mathematical digits, one star for each',
      '\u{1d7d2}\u{1d7cf}\u{1d7cf}\u{1d7cf}111111111111',
      '****************',
    ],
    ['a card with invisible letters', '4111\u3164111111111111', '****\u3164************'],
    ['a card after a plus sign, in fours', '+4111 1111 1111 1111', '+**** **** **** ****'],
    ['a card after a plus sign in a URL', 'q=card+378282246310005', 'q=card+***************'],
    ['a card after a label', 'REF 4111 1111 1111 1111', 'REF **** **** **** ****'],
    ['two cards', '4111111111111111 5555555555554444', '**************** ****************'],
    ['an IBAN in one piece', 'REF GB82WEST12345698765432 X', 'REF ********************** X'],
    ['an IBAN in fours', 'GB82 WEST 1234 5698 7654 32', '**** **** **** **** **** **'],
    [
      'an IBAN as Italy groups it',
      'IT60 X 05428 11101 000000123456',
      '**** * ***** ***** ************',
    ],
    [
      'an IBAN as France groups it',
      'FR14 20041 01005 0500013M026 06',
      '**** ***** ***** *********** **',
    ],
    ['an IBAN as Britain groups it', 'GB82 WEST 123456 98765432', '**** **** ****** ********'],
    ['an IBAN as Spain groups it', 'ES91-2100-0418-45-0200051332', '****-****-****-**-**********'],
    ['an IBAN as Belgium groups it', 'BE68.539.0075470.34 OK', '****.***.*******.** OK'],
    [
      'an IBAN with a gap after its country',
      'PL 61 1090 1014 0000 0712 1981 2874',
      '** ** **** **** **** **** **** ****',
    ],
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
    ['a reference of 20 digits that passes Luhn', '41111111111111119993'],
    ['a reference of 23 digits that passes Luhn', '24111111111111111111110'],
    ['a longer run that holds a card number', '994111111111111111199999'],
    ['a card number before something that is no expiry date', '41111111111111111321'],
    ['16 digits that pass Luhn and begin like no card', '7111111111111114 0000000000000000'],
    ['15 digits that pass Luhn in the range of cards of 16', '411111111111116'],
    ['a German phone number that passes Luhn', '+4926567134392 (+4926567134392)'],
    ['a card number in sevens, like an order number', '411-1111111-111111'],
    ['a date, a time and a terminal id that pass Luhn', '250501 123456 2042'],
    ['a date before a reference that passes Luhn', '230101 0000000001, 23012024 00000000'],
    ['twelve digits in fours that pass Luhn', '0000 0000 0000'],
    ['a phone number', '+44 20 7946 0958'],
    ['a toll-free number', '800-555-0199'],
    ['a date and a time', '2024-05-01 12:34:56'],
    ['a date before a reference', '2024-05-01 00000000'],
    ['a compact date before a terminal id', '20240501 00000000'],
    ['a card that is already masked', '**** **** **** 1111'],
    ['an IBAN with a wrong check digit', 'GB83WEST12345698765432'],
    ['an IBAN of the wrong length', 'GB82WEST1234569876543'],
    ['an IBAN with gaps in other places', 'GB8 2WEST 12345698765432'],
    ['an IBAN with stars in its gaps', 'GB82*WEST*1234*5698*7654*32'],
    ['an IBAN broken within a longer number', 'GB82WEST123456 987654321'],
    ['an IBAN broken by words', 'XGB82WEST12345 698765432, GB82WEST12345 698765432X'],
    ['a creditor reference, which is no IBAN though it passes mod 97', 'RF18 5390 0754 7034'],
    ['an IBAN with gaps of its own before more digits', 'GB82 WEST 123456 987654321'],
    ['a postcode before words', 'SE11 7PQ LONDON KENNINGTON'],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => {
    expect(maskNumbers(text)).toBe(text);
  });

  it.each([
    ...['1', '1 ', '4 ', '4111111111111111 ', '4111 ', '411111 ', '11111\u200b', '4\u0336'],
    ...['\u{1d7d2}', 'GB82', 'GB82 ', 'G B 8 2 ', 'MT84 MALT ', '4           ', '\u200b1 *'],
  ])('takes steps in proportion to the length of a text that repeats %j', (text) => {
    const short = stepsOf(text.repeat(2_000 / text.length));
    const long = stepsOf(text.repeat(16_000 / text.length));
    expect(short).toBeGreaterThan(500);
    // Quadratic work would take 64 times as many.
    expect(long / short).toBeLessThan(9);
  });

  it.each(['1 ', '1', 'GB82 '])('ends on a long text that repeats %j', (text) => {
    // Quadratic work would not end within the test's own limit.
    const long = text.repeat(300_000 / text.length);
    expect(maskNumbers(long)).toHaveLength(long.length);
  });

  it.each([
    ['1', [15]],
    ['2131', [15]],
    ['2200', [16, 17, 18, 19]],
    ['2206', []],
    ['2220', []],
    ['2221', [16]],
    ['2230', [16]],
    ['2300', [16]],
    ['2699', [16]],
    ['2719', [16]],
    ['2720', [16]],
    ['2721', []],
    ['300', [14, 15, 16, 17, 18, 19]],
    ['306', []],
    ['3095', [14, 15, 16, 17, 18, 19]],
    ['31', []],
    ['34', [15]],
    ['3527', []],
    ['3528', [16, 17, 18, 19]],
    ['3589', [16, 17, 18, 19]],
    ['3590', []],
    ['37', [15]],
    ['4', [13, 16, 19]],
    ['50', [13, 14, 15, 16, 17, 18, 19]],
    ['51', [16]],
    ['55', [16]],
    ['56', [16, 17, 18, 19]],
    ['59', []],
    ['60', [16, 17, 18, 19]],
    ['62', [14, 15, 16, 17, 18, 19]],
    ['6304', [13, 14, 15, 16, 17, 18, 19]],
    ['67', [13, 14, 15, 16, 17, 18, 19]],
    ['7', []],
    ['80', []],
    ['81', [16, 17, 18, 19]],
    ['82', [16]],
    ['9792', [16]],
    ['99', []],
  ])('masks numbers that begin with %s if they have as many digits: %j', (start, lengths) => {
    const all = Array.from({ length: 19 }, (_, index) => index + 4);
    const masked = all.filter((length) => {
      const number = withCheckDigit(start.padEnd(length - 1, '0'));
      return maskNumbers(number) !== number;
    });
    expect(masked).toEqual(lengths);
  });

  it('knows every decimal digit of Unicode', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    const scripts = Array.from({ length: all.length / 10 }, (_, script) =>
      all.slice(script * 10, script * 10 + 10),
    );
    expect(scripts.length).toBeGreaterThan(60);
    for (const script of scripts) {
      const card = Array.from('5105105105105100', (digit) => script[Number(digit)]).join('');
      expect(maskNumbers(card)).toBe('****************');
      const wrong = Array.from('5105105105105101', (digit) => script[Number(digit)]).join('');
      expect(maskNumbers(wrong)).toBe(wrong);
    }
  });
});

/**
 * Steps of masking a text: matches of regular expressions, each counted by the length of what it
 * reads unless it goes on from the last match.
 */
function stepsOf(text: string): number {
  let steps = 0;
  const { exec } = RegExp.prototype;
  const count = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    read: string,
  ) {
    steps += this.global ? 1 : read.length;
    return exec.call(this, read);
  });
  maskNumbers(text);
  count.mockRestore();
  return steps;
}

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

/** First digits and length, from each network that has many cards. */
const issuers = fc.constantFrom<readonly [start: string, length: number]>(
  ...([
    ['4', 13],
    ['4', 16],
    ['4', 19],
    ['51', 16],
    ['55', 16],
    ['2221', 16],
  ] as const),
  ...([
    ['2720', 16],
    ['34', 15],
    ['37', 15],
    ['300', 14],
    ['36', 14],
    ['39', 16],
  ] as const),
  ...([
    ['6011', 16],
    ['65', 16],
    ['3528', 16],
    ['3589', 16],
    ['62', 16],
    ['62', 19],
  ] as const),
  ...([
    ['50', 14],
    ['5018', 18],
    ['58', 16],
    ['67', 19],
    ['2204', 16],
    ['81', 16],
  ] as const),
);

const card = issuers.chain(([start, length]) =>
  digits(length - 1 - start.length).map((rest) => withCheckDigit(start + rest.join(''))),
);

const separator = fc.constantFrom(
  ' ',
  '-',
  '  ',
  ' - ',
  '.',
  '/',
  '_',
  '\u00a0',
  '\u2013',
  '\u200b',
);
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
      fc.property(digits(4), card, digits(4), (before, number, after) => {
        const fours = number.replace(/(\d{4})(?=\d)/g, '$1 ');
        const masked = maskNumbers(`${before.join('')} ${fours} ${after.join('')}`);
        expect(masked.slice(5, 5 + fours.length)).toBe(fours.replace(/\d/g, '*'));
      }),
    );
  });

  it('leaves every single run of digits that fails Luhn alone, unless an expiry date ends it', () => {
    const isCardAndExpiry = (digits: string) =>
      [4, 6].some(
        (length) =>
          luhnSum(digits.slice(0, -length)) % 10 === 0 &&
          /^(0[1-9]|1[0-2])(20)?[1-4]\d$/.test(digits.slice(-length)),
      );
    fc.assert(
      fc.property(card, fc.integer({ min: 1, max: 9 }), words, (number, shift, around) => {
        const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + shift) % 10);
        fc.pre(!isCardAndExpiry(wrong));
        expect(maskNumbers(`X${wrong}Y${around}`)).toBe(`X${wrong}Y${around}`);
      }),
    );
  });

  it('masks an IBAN in one piece and in groups, wherever it stands', () => {
    const groups = fc.constantFrom(1, 2, 4, 40);
    fc.assert(
      fc.property(words, ibans, groups, separator, (around, iban, size, gap) => {
        const given = iban.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), `$1${gap}`);
        expect(maskNumbers(`${around} ${given} ${around}`)).toBe(
          `${around} ${given.replace(/[A-Z0-9]/g, '*')} ${around}`,
        );
      }),
    );
  });

  it('changes nothing more when it is applied twice, and never the number of characters', () => {
    const piece = fc.oneof(
      printed,
      ibans,
      words,
      fc.string(),
      separator,
      fc.stringMatching(/^\d{1,24}$/),
      fc.constantFrom('+', '12/29', '1229', '\uff14\uff11', '\u{1d7d2}', '\u0664', '1 1 '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const masked = maskNumbers(text);
        expect([...masked]).toHaveLength([...text].length);
        expect(maskNumbers(masked)).toBe(masked);
      }),
    );
  });

  it('never changes a text without digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const text = any.replace(/\p{N}/gu, '');
        expect(maskNumbers(text)).toBe(text);
      }),
    );
  });
});
