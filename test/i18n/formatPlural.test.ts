// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatPlural } from '../../src/i18n/formatPlural.js';

const english = { one: '{count} merchant', other: '{count} merchants' };

describe('formatPlural', () => {
  it.each([
    [0, '0 merchants'],
    [1, '1 merchant'],
    [2, '2 merchants'],
    [1234, '1,234 merchants'],
  ])('says %d in English', (count, text) => {
    expect(formatPlural(english, count, 'en')).toBe(text);
  });

  it('uses the form of the language, with its digits', () => {
    const polish = { one: '{count} sklep', few: '{count} sklepy', other: '{count} sklepów' };
    expect([1, 3, 5, 22].map((count) => formatPlural(polish, count, 'pl'))).toEqual([
      '1 sklep',
      '3 sklepy',
      '5 sklepów',
      '22 sklepy',
    ]);
    expect(formatPlural({ other: '{count}' }, 12, 'hi-u-nu-deva')).toBe('१२');
  });

  it('falls back to `other`, and to English for a locale that is none', () => {
    expect(formatPlural({ other: '{count} shops' }, 1, 'en')).toBe('1 shops');
    expect(formatPlural(english, 1, 'no such locale')).toBe('1 merchant');
  });
});
