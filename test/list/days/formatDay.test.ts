// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/list/days/formatDay.js';

const english = { locale: 'en-GB' };

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Wednesday 18 November'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-22', 'Sunday 22 November'],
  ['2025-12-31', 'Wednesday, 31 December 2025'],
])('writes %s as "%s" on 20 November 2026', (date, heading) => {
  expect(formatDay(date, '2026-11-20', english)).toBe(heading);
});

it('makes no relative day where the clock may not be read, and names the year', () => {
  expect(formatDay('2026-11-20', undefined, english)).toBe('Friday, 20 November 2026');
});

it.each([
  ['de', 'Heute', 'Gestern', 'Mittwoch, 18. November'],
  ['fr', 'Aujourd’hui', 'Hier', 'Mercredi 18 novembre'],
  ['es', 'Hoy', 'Ayer', 'Miércoles, 18 de noviembre'],
  ['it', 'Oggi', 'Ieri', 'Mercoledì 18 novembre'],
  ['pt', 'Hoje', 'Ontem', 'Quarta-feira, 18 de novembro'],
  ['nl', 'Vandaag', 'Gisteren', 'Woensdag 18 november'],
  ['pl', 'Dzisiaj', 'Wczoraj', 'Środa, 18 listopada'],
  ['sv', 'I dag', 'I går', 'Onsdag 18 november'],
  ['ja', '今日', '昨日', '11月18日水曜日'],
  ['ar', 'اليوم', 'أمس', 'الأربعاء، 18 نوفمبر'],
  ['he', 'היום', 'אתמול', 'יום רביעי, 18 בנובמבר'],
])(
  'begins a heading in %s with a capital, where there are any',
  (locale, today, yesterday, day) => {
    const headings = ['2026-11-20', '2026-11-19', '2026-11-18'].map((date) =>
      formatDay(date, '2026-11-20', { locale }),
    );
    expect(headings).toEqual([today, yesterday, day]);
  },
);

it('shows what is not a date as it is', () => {
  expect(formatDay('soon', '2026-11-20', english)).toBe('soon');
});
