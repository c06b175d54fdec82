import { expect, it } from 'vitest';
import { createFindText } from '../../src/find/bar/createFindText.js';
import { findDe } from '../../src/find/locales/de.js';
import { findHe } from '../../src/find/locales/he.js';
import { findIt } from '../../src/find/locales/it.js';
import type { Find } from '../../src/find/useFind.js';
import { de } from '../../src/locales/de.js';
import { he } from '../../src/locales/he.js';
import { it as italian } from '../../src/locales/it.js';

it.each([
  // The year 1405 began on 21 March 2026, and 5787 on 12 September.
  ['fa-IR', '2026-11-20', ['2026-01-05', '2026-01-10'], '۱۴۰۴'],
  ['fa-IR', '2026-01-05', ['2025-12-25', '2025-12-26'], undefined],
  ['he-u-ca-hebrew', '2026-11-20', ['2026-02-05', '2026-03-10'], '5786'],
  ['en-GB', '2026-11-20', ['2026-01-05', '2026-01-10'], undefined],
  ['en-GB', '2026-11-20', ['2025-01-05', '2026-01-10'], '2025'],
])('in %s, on %s, %j have the year %s', (locale, today, [from, to], year) => {
  const find = { state: { period: { from, to } } } as unknown as Find<unknown>;
  const text = createFindText(find, findDe, { locale, messages: de }, today).chip('period');
  if (year === undefined) expect(text).not.toMatch(/\p{Nd}{4}/u);
  else expect(text).toContain(year);
});

it('writes no Italian preposition that the day would change', () => {
  const find = { state: { period: { from: '2026-11-08' } } } as unknown as Find<unknown>;
  const text = createFindText(find, findIt, { locale: 'it', messages: italian }, '2026-11-20');
  expect(text.chip('period')).toBe('dal giorno 8 novembre');
});

it('keeps a text in Latin letters from turning the conditions of a Hebrew sentence round', () => {
  const state = { text: 'zzz', categories: ['coffee'] };
  const find = { state, facets: { categories: [] } } as unknown as Find<unknown>;
  const conditions = (messages: typeof findDe, locale: string, words: typeof de) =>
    createFindText(find, messages, { locale, messages: words }, undefined).conditions();
  // The first letter outside of an isolate decides, which is of a category.
  expect(conditions(findHe, 'he', he).replace(/\u2068[^\u2069]*\u2069/g, '')).toMatch(
    /^[^\p{Script=Latin}]*\p{Script=Hebrew}/u,
  );
  expect(conditions(findDe, 'de', de)).not.toMatch(/[\u2068\u2069]/);
});

it('keeps a range of amounts in order inside another sentence of a right-to-left language', () => {
  const state = { amount: { from: '5', to: '10' } };
  const find = { state, currency: 'ILS' } as unknown as Find<unknown>;
  const range = createFindText(find, findHe, { locale: 'he', messages: he }, undefined).chip(
    'amount',
  );
  // That sentence gives the range the direction of the first letter or mark outside its isolates.
  expect(range?.replace(/\u2068[^\u2069]*\u2069/g, '')).toMatch(/^\u200f/);
});
