import { describe, expect, it } from 'vitest';
import { cleanText } from '../../src/record/cleanText.js';
import { fc } from '../fc.js';

describe('cleanText', () => {
  it.each([
    [
      'collapses white space of every kind',
      '  A\t\n B\u00a0\u2009C\u2028D\u000bE\u0085F ',
      'A B C D E F',
    ],
    ['removes what reorders text', 'abc\u202egnp.exe\u202c', 'abcgnp.exe'],
    ['removes isolates and marks', '\u2066a\u2069\u200eb\u200f\u061c', 'ab'],
    ['removes controls', 'a\u0000b\u001bc\u007fd\u009be', 'abcde'],
    [
      'removes soft hyphens, zero-width spaces and byte order marks',
      '\ufeffa\u00adb\u200bc',
      'abc',
    ],
    ['keeps the joiner of an emoji', '👩\u200d🍳', '👩\u200d🍳'],
    ['keeps the non-joiner of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['composes', 'Cafe\u0301', 'Café'],
    ['drops a half of a surrogate pair', 'a\ud83db\ude00c', 'abc'],
    ['leaves markup as the text it is', '<b>Tea & Co</b>', '<b>Tea & Co</b>'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['white space', '  '],
    ['zero-width spaces', '\u200b\u200b'],
    ['a mark that turns text around and a soft hyphen', '\u202e\u00ad'],
    ['a joiner', '\u200d'],
    ['half a surrogate pair', '\ud83d'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['empty Braille cells', '\u2800 \u2800'],
    ['combining marks', '\u0301\u0489'],
    ['a variation selector', '\ufe0f'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['a vowel separator', '\u180e'],
    ['an empty note head', '\u{1d159}'],
    ['an object replacement character', '\ufffc'],
    ['controls', '\u0007\u0085'],
  ])('has nothing to show of %s, so that a fallback can take over', (_, text) => {
    expect(cleanText(text)).toBeUndefined();
  });

  it.each([
    ['Thai', 'ร้านที่น้ำ กู้ยืม ปู่'],
    ['pointed Hebrew', 'שָּׁלוֹם בְּרֵאשִׁית'],
    ['Arabic with vowels', 'مُحَمَّدٌ رَّسُولُ'],
    ['Devanagari', 'स्त्रीयों ज़िंदगी र्त्स्न्य क्\u200dष'],
    ['Burmese', 'မြွှော့ လျှို့ ကြွေး'],
    ['Tibetan', 'བསྒྲུབས རྒྱུན'],
    ['Khmer', 'ស្ត្រី ក្រុំ'],
    ['Sinhala', 'ක්\u200dරීඩා'],
    ['Vietnamese', 'Phở Việt Nam Đặng Nguyễn'],
    ['Lithuanian with accents', 'i\u0307\u0300'],
    ['emoji', '1️⃣ 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('leaves %s as it is', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
    expect(cleanText(text.normalize('NFD'))).toBe(text.normalize('NFC'));
  });

  it('caps the marks that are piled on one character', () => {
    const pile = '\u033e\u0341\u035b\u0489';
    for (const piled of [pile.repeat(20), `${pile}\u200d`.repeat(20), '\u0301'.repeat(300)]) {
      expect(cleanText(`S${piled}`)).toMatch(/^\p{L}[\p{Mn}\p{Me}]{4}$/u);
    }
    expect(cleanText(`ก${'\u0e49'.repeat(50)}`)).toBe(`ก${'\u0e49'.repeat(4)}`);
  });

  it('has nothing to show of what is no text', () => {
    for (const value of [undefined, null, 7, {}, []]) {
      expect(cleanText(value as unknown as string)).toBeUndefined();
    }
  });

  it('cuts with an ellipsis, at 300 units unless told', () => {
    expect(cleanText('x'.repeat(300))).toBe('x'.repeat(300));
    expect(cleanText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(cleanText('x'.repeat(1_000_000))).toBe(`${'x'.repeat(299)}…`);
    expect(cleanText('one two three', 5)).toBe('one…');
  });

  it('never leaves half of a surrogate pair at the cut', () => {
    expect(cleanText('ab😀😀', 4)).toBe('ab…');
    expect(cleanText('a😀😀😀', 4)).toBe('a😀…');
    // The first truncation, before anything is removed, may split a surrogate pair too.
    expect(cleanText(`${'\u200b'.repeat(15)}😀😀`, 4)).toBeUndefined();
  });

  it('is well-formed, short and clean whatever comes in', () => {
    const units = fc.oneof(
      fc.constantFrom('\u202e', '\u200d', '\u00ad', ' ', '\n', '\ud83d', '\ude00', '😀', 'e\u0301'),
      fc.constantFrom('\u0301', '\u0e49', '\u0489', '\u3164', '\u2800', '\ufe0f', 'ก'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(units), fc.integer({ min: 1, max: 40 }), (parts, maxLength) => {
        const cleaned = cleanText(parts.join(''), maxLength);
        if (cleaned === undefined) return;
        expect(cleaned.length).toBeLessThanOrEqual(maxLength);
        expect(cleaned).not.toMatch(
          /\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\u200b\n]| {2}|^ | $/u,
        );
        expect(cleaned).not.toMatch(/[\p{Mn}\p{Me}]{5}/u);
        expect(cleaned).toMatch(/[^\s\p{M}]/u);
      }),
    );
  });

  it('does the same for text with nothing to clean as for the rest', () => {
    // A character that is removed sends a text the long way.
    const theLongWay = (text: string, maxLength?: number) => cleanText(`\u200b${text}`, maxLength);
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const character = String.fromCharCode(unit);
      for (const text of [character, `a${character}b`, `${character} \u0301`]) {
        if (cleanText(text) !== theLongWay(text)) expect(cleanText(text)).toBe(theLongWay(text));
      }
    }
    const parts = fc.constantFrom(
      'a',
      'é',
      'ſ',
      '’',
      ' ',
      '  ',
      '\u00a0',
      '\u0301',
      '…',
      'ก',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(parts), fc.integer({ min: 4, max: 12 }), (text, maxLength) => {
        expect(cleanText(text.join(''), maxLength)).toBe(theLongWay(text.join(''), maxLength));
      }),
    );
  });

  it('takes no longer than its length for hostile text', () => {
    expect(cleanText(`${'a '.repeat(149)}\u0000`)).toBe('a '.repeat(149).trim());
  });
});
