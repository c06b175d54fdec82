import { expect, it, vi } from 'vitest';
import { formatAge } from '../../src/i18n/formatAge.js';

const NOW = new Date('2026-11-20T18:40:00Z');
const TODAY = '2026-11-20';
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const english = { locale: 'en-GB', timeZone: 'UTC' };

it.each([
  [1, 'today'],
  [19, 'yesterday'],
  [25, 'yesterday'],
  [43, '2 days ago'],
  [3 * 24, '3 days ago'],
  [8 * 24, '1 week ago'],
  [40 * 24, '1 month ago'],
  [130 * 24, '4 months ago'],
  [420 * 24, '1 year ago'],
  [800 * 24, '2 years ago'],
  [-50, 'today'],
])('%s hours are "%s"', (hours, text) => {
  expect(formatAge(ago(hours), TODAY, english)).toBe(text);
});

it('counts the days of the reader’s zone', () => {
  expect(formatAge(ago(5), TODAY, english)).toBe('today');
  expect(formatAge(ago(5), '2026-11-21', { ...english, timeZone: 'Asia/Tokyo' })).toBe('yesterday');
});

it('names no month or year of the calendar that it was not', () => {
  const endOfMarch = '2026-03-31';
  expect(formatAge(new Date('2026-01-31T12:00:00Z'), endOfMarch, english)).toBe('2 months ago');
});

it('counts full months and years by the calendar', () => {
  const age = (then: string) => formatAge(new Date(then), '2026-03-30', english);
  expect(age('2025-03-30T12:00:00Z')).toBe('1 year ago');
  expect(age('2025-03-31T12:00:00Z')).toBe('11 months ago');
  expect(age('2026-02-28T12:00:00Z')).toBe('1 month ago');
  expect(age('2026-03-01T12:00:00Z')).toBe('4 weeks ago');
});

it('speaks the language of the reader, and English for a locale that is none', () => {
  expect(formatAge(ago(72), TODAY, { ...english, locale: 'de' })).toBe('vor 3 Tagen');
  expect(formatAge(ago(72), TODAY, { ...english, locale: 'ja' })).toBe('3日前');
  expect(formatAge(ago(72), TODAY, { ...english, locale: 'not a locale' })).toBe('3 days ago');
});

it('has no number beside Hebrew words that mean one or two', () => {
  const then = (day: string) =>
    formatAge(new Date(`${day}T12:00:00Z`), '2026-11-27', { locale: 'he', timeZone: 'UTC' });
  const ages = ['2026-11-20', '2026-11-12', '2026-10-27', '2026-09-27'].map(then);
  expect(ages).toEqual(['לפני שבוע', 'לפני שבועיים', 'לפני חודש', 'לפני חודשיים']);
  expect(then('2026-11-05')).toMatch(/3/);
});

it('counts days however Intl orders the parts of a date', () => {
  const dayFirst = (date: Date) => date.toISOString().slice(0, 10).split('-').reverse().join('/');
  const prototype: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(prototype, 'format', 'get').mockReturnValue(dayFirst);
  expect(formatAge(ago(72), TODAY, english)).toBe('3 days ago');
});
