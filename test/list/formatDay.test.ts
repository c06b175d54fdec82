import { expect, it } from 'vitest';
import { en } from '../../src/display/en.js';
import { formatDay } from '../../src/list/formatDay.js';

const english = { locale: 'en-GB', messages: en };

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Wednesday 18 November'],
  ['2026-11-21', 'Saturday 21 November'],
  ['2025-12-31', 'Wednesday, 31 December 2025'],
])('writes %s as "%s" on 20 November 2026', (date, heading) => {
  expect(formatDay(date, '2026-11-20', english)).toBe(heading);
});

it('makes no relative day where the clock may not be read, and names the year', () => {
  expect(formatDay('2026-11-20', undefined, english)).toBe('Friday, 20 November 2026');
});

it('speaks the language of the reader', () => {
  const german = { locale: 'de', messages: en };
  expect(formatDay('2026-11-18', '2026-11-20', german)).toBe('Mittwoch, 18. November');
});

it('shows what is no date as it stands', () => {
  expect(formatDay('soon', '2026-11-20', english)).toBe('soon');
});
