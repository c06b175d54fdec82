// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../src/record/cleanText.js';

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

  it.each(['', '  ', '\u200b', '\u202e\u00ad', '\u200d', '\ud83d'])(
    'has nothing to show of %j, so that a fallback can take over',
    (text) => {
      expect(cleanText(text)).toBeUndefined();
    },
  );

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
      }),
    );
  });
});
