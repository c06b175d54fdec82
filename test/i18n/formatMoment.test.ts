// @vitest-environment node
import { expect, it } from 'vitest';
import { formatMoment } from '../../src/i18n/formatMoment.js';

const tokyo = { locale: 'en-GB', timeZone: 'Asia/Tokyo' };

it.each(['2026-11-20', '2026-11-20T23:50:00'])('%s is one day in every zone', (date) => {
  expect(formatMoment(date, tokyo)).toMatch(/^Friday,? 20 November 2026$/);
});

it('is day and time of the reader for an instant', () => {
  expect(formatMoment('2026-11-20T18:42:00Z', tokyo)).toMatch(
    /^Saturday,? 21 November 2026 at 0?3:42$/,
  );
});

it.each([
  ['de', 'Samstag, 21. November 2026 um 03:42'],
  ['fr', 'Samedi 21 novembre 2026 à 03:42'],
  ['es', 'Sábado, 21 de noviembre de 2026, 3:42'],
])('writes the time in %s as opening hours are written', (locale, text) => {
  expect(formatMoment('2026-11-20T18:42:00Z', { ...tokyo, locale })).toBe(text);
});

it('shows what is no date as it stands', () => {
  expect(formatMoment('soon', tokyo)).toBe('soon');
});
