import { expect, it } from 'vitest';
import { formatAge } from '../../src/display/formatAge.js';

const NOW = new Date('2026-11-20T18:40:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

it.each([
  [1, 'today'],
  [25, 'yesterday'],
  [3 * 24, '3 days ago'],
  [8 * 24, 'last week'],
  [40 * 24, 'last month'],
  [130 * 24, '4 months ago'],
  [420 * 24, 'last year'],
  [800 * 24, '2 years ago'],
  [-50, 'today'],
])('%s hours are "%s"', (hours, text) => {
  expect(formatAge(ago(hours), NOW, 'en-GB')).toBe(text);
});

it('speaks the language of the reader, and English for a locale that is none', () => {
  expect(formatAge(ago(72), NOW, 'de')).toBe('vor 3 Tagen');
  expect(formatAge(ago(72), NOW, 'not a locale')).toBe('3 days ago');
});
