import { expect, it } from 'vitest';
import { formatMoment } from '../../src/i18n/formatMoment.js';
import { formatDay } from '../../src/list/days/formatDay.js';

const tokyo = { locale: 'en-GB', timeZone: 'Asia/Tokyo' };

it.each(['2026-11-20', '2026-11-20T23:50:00'])('%s is one day in every zone', (date) => {
  expect(formatMoment(date, tokyo)).toMatch(/^Friday 20 November 2026$/);
});

it('is day and time of the reader for an instant', () => {
  expect(formatMoment('2026-11-20T18:42:00Z', tokyo)).toMatch(
    /^Saturday 21 November 2026 at 0?3:42$/,
  );
});

it.each([
  ['de', 'Samstag, 21. November 2026 um 03:42'],
  ['fr', 'Samedi 21 novembre 2026 à 03:42'],
  ['es', 'Sábado, 21 de noviembre de 2026, 3:42'],
])('writes the time in %s as opening hours are written', (locale, text) => {
  expect(formatMoment('2026-11-20T18:42:00Z', { ...tokyo, locale })).toBe(text);
});

it.each(['en', 'en-GB', 'en-AU', 'en-IE', 'de', 'fr', 'fr-CH', 'es', 'it', 'bn', 'sv'])(
  'has the same comma as the headings of days, or none, in %s',
  (locale) => {
    const display = { locale, timeZone: 'UTC' };
    const heading = formatDay('2026-11-18', '2026-06-01', display).label;
    const gap = /^[^\s,]+(,?\s)/.exec(heading)?.[1];
    for (const date of ['2026-11-18', '2026-11-18T12:00:00Z']) {
      expect(/^[^\s,]+(,?\s)/.exec(formatMoment(date, display))?.[1]).toBe(gap);
    }
    const lastYear = formatDay('2026-11-18', '2027-06-01', display).label;
    expect(/^[^\s,]+(,?\s)/.exec(lastYear)?.[1]).toBe(gap);
  },
);

it.each(['soon', '05.11.2026', '2026-02-30', '2026-11-20 18:42'])(
  'shows %j, which is not a date, as it is',
  (date) => {
    expect(formatMoment(date, tokyo)).toBe(date);
  },
);

it('shows nothing of what is neither a date nor text', () => {
  for (const date of [undefined, null, {}, new Date(Number.NaN)]) {
    expect(formatMoment(date as unknown as string, tokyo)).toBe('');
  }
});
