import { expect, it } from 'vitest';
import { formatList } from '../../src/i18n/formatList.js';

it.each([
  ['en', ['Ada', 'Bo', 'Cy'], 'Ada, Bo, and Cy'],
  ['he', ['Ada'], 'Ada'],
  ['ar', ['Ada', 'Bo', 'Cy'], '\u2068Ada\u2069 و\u2068Bo\u2069 و\u2068Cy\u2069'],
  ['en', ['Ada', 'עדה'], '\u2068Ada\u2069 and \u2068עדה\u2069'],
])('keeps the order of names in another script, %s', (locale, names, list) => {
  expect(formatList(names, locale)).toBe(list);
});
