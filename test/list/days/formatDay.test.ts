import { expect, it } from 'vitest';
import { formatDay } from '../../../src/list/days/formatDay.js';

const english = { locale: 'en-GB' };

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Wednesday 18 November'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-22', 'Sunday 22 November'],
  ['2025-12-31', 'Wednesday 31 December 2025'],
  ['0050-06-01', 'Wednesday 1 June 50'],
])('writes %s as "%s" on 20 November 2026', (date, heading) => {
  expect(formatDay(date, '2026-11-20', english).label).toBe(heading);
});

it('makes no relative day where the clock may not be read, and names the year', () => {
  expect(formatDay('2026-11-20', undefined, english).label).toBe('Friday 20 November 2026');
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
    const headings = ['2026-11-20', '2026-11-19', '2026-11-18'].map(
      (date) => formatDay(date, '2026-11-20', { locale }).label,
    );
    expect(headings).toEqual([today, yesterday, day]);
  },
);

it.each([
  // The Persian year ends in March.
  ['fa-IR', '2026-01-05', '2026-11-20', true],
  ['fa-IR', '2025-12-25', '2026-01-05', false],
  ['fa-IR', '2026-03-20', '2026-03-25', true],
  ['fa-IR', '2026-01-05', undefined, true],
  ['en-GB-u-ca-persian', '2026-01-05', '2026-11-20', true],
  ['ar-SA-u-ca-islamic-umalqura', '2026-05-05', '2026-11-20', true],
  ['ar-SA-u-ca-islamic-umalqura', '2025-12-25', '2026-01-05', false],
  ['th-TH', '2026-01-05', '2026-11-20', false],
  ['th-TH', '2025-12-25', '2026-01-05', true],
  ['ja-JP-u-ca-japanese', '2019-04-25', '2019-05-05', true],
])('in %s, %s has its year on %s where the calendar has turned: %s', (locale, date, today, has) => {
  const options = { timeZone: 'UTC', year: 'numeric' } as const;
  const [year = ''] =
    new Intl.DateTimeFormat(locale, options).format(Date.parse(date)).match(/\p{Nd}+/u) ?? [];
  const heading = formatDay(date, today, { locale }).label.replace(/\p{Nd}+(?=月|日)/gu, '');
  expect(year !== '' && heading.includes(year)).toBe(has);
});

it('shows what is not a date as it is', () => {
  expect(formatDay('soon', '2026-11-20', english).label).toBe('soon');
});
