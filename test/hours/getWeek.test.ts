import { describe, expect, it } from 'vitest';
import { getWeek } from '../../src/hours/getWeek.js';
import type { OpeningHours } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { arbitraryHours } from './arbitraryHours.js';
import {
  alwaysOpen,
  alwaysOpenDated,
  barWithTail,
  datedBar,
  hostileRecords,
  period,
  weekdays,
} from './shapes.js';

const inWeek = { now: new Date('2026-06-05T12:00:00Z'), timeZone: 'Europe/London' };
const monthsLater = { ...inWeek, now: new Date('2026-09-05T12:00:00Z') };

/**
 * `540-1020 1080-1200`, one text per day, Sunday first; `!` marks a special day, `?` one of which
 * nothing is known.
 */
function table(hours: OpeningHours, at?: typeof inWeek): string[] | undefined {
  return getWeek(hours, at)?.map(({ intervals, special }) => {
    const text = intervals?.map(({ open, close }) => `${open}-${close}`).join(' ') ?? '?';
    return special ? `${text}!` : text;
  });
}

const everyDay = Array.from({ length: 7 }, () => '0-1440');

type Case = [string, OpeningHours, string[] | undefined];

const cases: Case[] = [
  ['starts with Sunday', weekdays, ['', ...Array(5).fill('540-1020'), '']],
  ['shows one period without close as seven full days', alwaysOpen, everyDay],
  ['shows one period cut on both sides as seven full days', alwaysOpenDated, everyDay],
  [
    'puts dated periods on their weekday and joins a night cut by the seven days',
    datedBar,
    ['', '1080-1440', '1080-1560', '1080-1560', '1080-1560', '1080-1560', '1080-1560'],
  ],
  [
    'joins a cut night over the end of the table',
    { periods: [period('0 0000 cut', '0 0300'), period('6 2000', '6 2359 cut')] },
    ['', '', '', '', '', '', '1200-1620'],
  ],
  [
    'closes a cut night without its other part at midnight',
    { periods: [period('6 2000', '6 2359 cut'), period('1 0900', '1 1700')] },
    ['', '540-1020', '', '', '', '', '1200-1440'],
  ],
  [
    'leaves out the rest of an evening before the seven days',
    barWithTail,
    ['', '', '1080-1320', '1080-1560', '', '', ''],
  ],
  [
    'keeps full days that were open before the seven days began',
    { periods: [period('3 0000 cut', '6 0000')] },
    ['', '', '', '0-1440', '0-1440', '0-1440', ''],
  ],
  [
    'joins full days cut by the seven days',
    { periods: [period('3 0000 cut', '6 0000'), period('1 0600', '2 2359 cut')] },
    ['', '360-1440', '0-1440', '0-1440', '0-1440', '0-1440', ''],
  ],
  [
    'takes 23:59 for midnight, and joins it to no other day',
    { periods: [period('1 2000', '1 2359'), period('2 0000', '2 0200')] },
    ['', '1200-1440', '0-120', '', '', '', ''],
  ],
  [
    'reads 0000 on the next day as midnight',
    { periods: [period('5 1800', '6 0000'), period('6 1800', '0 0000')] },
    ['', '', '', '', '', '1080-1440', '1080-1440'],
  ],
  [
    'keeps a closing past midnight on the day it began',
    { periods: [period('5 1800', '6 0330'), period('6 1800', '0 0330')] },
    ['', '', '', '', '', '1080-1650', '1080-1650'],
  ],
  [
    'orders the intervals of split days',
    {
      periods: [
        period('1 1900', '1 2300'),
        period('1 0700', '1 1000'),
        period('1 1200', '1 1500'),
        period('2 1330', '2 1800'),
        period('2 0900', '2 1200'),
      ],
    },
    ['', '420-600 720-900 1140-1380', '540-720 810-1080', '', '', '', ''],
  ],
  [
    'cuts several days and nights at each midnight',
    { periods: [period('1 0600', '4 2200')] },
    ['', '360-1440', '0-1440', '0-1440', '0-1320', '', ''],
  ],
  [
    'keeps full days apart',
    { periods: [period('1 0000', '2 0000'), period('2 0000', '3 0000')] },
    ['', '0-1440', '0-1440', '', '', '', ''],
  ],
  [
    'merges what overlaps, in one day and over Saturday night',
    {
      periods: [
        period('1 0900', '1 1200'),
        period('1 1100', '1 1500'),
        period('1 1500', '1 1700'),
        period('6 2200', '0 0300'),
        period('0 0200', '0 0500'),
      ],
    },
    ['', '540-1020', '', '', '', '', '1320-1740'],
  ],
  [
    'knows nothing of days whose period could not be read',
    {
      periods: [
        period('1 9999', '1 1700'),
        period('2 0900', '2 1700'),
        period('3 1700', '3 0900'),
        period('4 0900', '5 late'),
      ],
    },
    ['', '?', '540-1020', '?', '?', '?', ''],
  ],
  ...[
    period('9 0900', '9 1700'),
    { open: { day: 2, time: '0900' } },
    { open: { day: 0, time: '0000' } },
    { open: { time: '0900' }, close: { day: 3, time: '1700' } },
    period('2026-02-31 9 0900', '1 1700'),
    null as never,
  ].map(
    (unread): Case => [
      `has no table where a period may be for any day: ${JSON.stringify(unread)}`,
      { periods: [unread, period('5 0900', '5 1700')] },
      undefined,
    ],
  ),
  [
    'reads 2400 as midnight',
    {
      periods: [
        period('1 0900', '1 2400'),
        period('2 0000', '2 2400'),
        period('3 2400', '4 0200'),
        period('6 2000', '6 2400 cut'),
        period('0 0000 cut', '0 0300'),
      ],
    },
    ['', '540-1440', '0-1440', '', '0-120', '', '1200-1620'],
  ],
  [
    'is open all week from 0000 to 2400 each day',
    { periods: [0, 1, 2, 3, 4, 5, 6].map((day) => period(`${day} 0000`, `${day} 2400`)) },
    everyDay,
  ],
  [
    'is open all week from the first midnight to the last',
    { periods: [period('1 0000', '0 2400')] },
    everyDay,
  ],
  [
    'reads times with a colon, 7 as Sunday, and dates without days',
    {
      periods: [
        period('7 09:00', '7 24:00'),
        {
          open: { date: '2026-06-05', time: '9:00' },
          close: { date: '2026-06-06', time: '02:00:00' },
        },
      ],
    },
    ['540-1440', '', '', '', '', '540-1560', ''],
  ],
  [
    'has no opening from a midnight to the same midnight',
    { periods: [period('1 2400', '2 0000'), period('4 0900', '4 1700')] },
    ['', '?', '?', '', '540-1020', '', ''],
  ],
  ['has no table without periods', { weekday_text: ['Monday: 9 AM – 5 PM'] }, undefined],
  ['has no table for empty periods', { periods: [], weekday_text: [] }, undefined],
  ['has no table for secondary hours', { ...weekdays, type: 'KITCHEN' }, undefined],
  [
    'has no table for the rest of an evening alone',
    { periods: [period('3 0000 cut', '3 0200')] },
    undefined,
  ],
];

describe('getWeek', () => {
  it.each(cases)('%s', (_, hours, expected) => {
    expect(table(hours)).toEqual(expected);
    expect(table({ ...hours, periods: [...(hours.periods ?? [])].reverse() })).toEqual(expected);
  });

  it('names each day by its number', () => {
    expect(getWeek(weekdays)?.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is undefined without hours', () => {
    expect(getWeek(undefined)).toBeUndefined();
  });

  describe('special days', () => {
    const special = (hours: OpeningHours, at?: typeof inWeek) =>
      getWeek(hours, at)?.flatMap((day) => (day.special ? day.day : []));

    it('marks them, closed or not, while the dated week lasts', () => {
      const special_days = [
        { date: '2026-06-07' },
        { date: '2026-06-08', exceptional_hours: true },
      ];
      expect(special({ ...datedBar, special_days }, inWeek)).toEqual([0, 1]);
    });

    it('does not mark a day whose hours are the usual ones, nor one of another week', () => {
      const special_days = [
        { date: '2026-06-07', exceptional_hours: false },
        { date: '2026-06-15', exceptional_hours: true },
        { date: 'Christmas', exceptional_hours: true },
      ];
      expect(special({ ...datedBar, special_days }, inWeek)).toEqual([]);
    });

    it('takes the date from the zone of the place', () => {
      const now = new Date('2026-06-09T23:30:00Z');
      expect(special(datedBar, { now, timeZone: 'America/New_York' })).toEqual([1]);
      expect(special(datedBar, { now, timeZone: 'Europe/London' })).toEqual([]);
    });

    it('finds the dates of a week that is one period', () => {
      const special_days = [{ date: '2026-06-09' }];
      const now = new Date('2026-06-10T12:00:00Z');
      const hours = { ...alwaysOpenDated, special_days };
      expect(special(hours, inWeek)).toEqual([2]);
      expect(special(hours, { ...inWeek, now })).toEqual([]);
    });

    it('says nothing of them out of date, without a time, without a zone and for weekly periods', () => {
      expect(special(datedBar, monthsLater)).toEqual([]);
      expect(special(datedBar)).toEqual([]);
      expect(special(datedBar, { ...inWeek, timeZone: 'Nowhere' })).toEqual([]);
      expect(special({ ...weekdays, special_days: [{ date: '2026-06-05' }] }, inWeek)).toEqual([]);
    });

    it('does not believe a date of another weekday', () => {
      const periods = [period('2026-06-06 5 0900', '2026-06-06 5 1700')];
      const hours = { periods, special_days: [{ date: '2026-06-05' }] };
      expect(table(hours, inWeek)).toEqual(['', '', '', '', '', '540-1020', '']);
    });

    it('keeps the same hours out of date', () => {
      expect(table(datedBar, monthsLater)).toEqual(table(datedBar));
    });
  });

  it.each(hostileRecords.map((record) => [JSON.stringify(record), record]))(
    'has no table for %s',
    (_, record) => {
      expect(getWeek(record as OpeningHours, inWeek)).toBeUndefined();
    },
  );

  it('reads times of day that are numbers, as the service may send them', () => {
    const json = { periods: [{ open: { day: 1, time: 30 }, close: { day: 1, time: 1700 } }] };
    expect(table(json as never)).toEqual(['', '30-1020', '', '', '', '', '']);
  });

  it('reads past hostile special days', () => {
    const special_days = [null, 3, {}, { date: 5 }, { date: '2026-99-99' }] as never;
    expect(getWeek({ ...datedBar, special_days }, inWeek)?.some((day) => day.special)).toBe(false);
  });

  it('reads no more periods than a week can have', () => {
    const many = Array.from({ length: 100_000 }, () => period('1 0900', '1 1000'));
    many.push(period('2 0900', '2 1000'));
    // Those that are left out may be for any day.
    expect(table({ periods: many })).toBeUndefined();
    expect(table({ periods: many.slice(0, 100) })).toEqual(['', '540-600', '', '', '', '', '']);
  });

  it('never lets intervals overlap, nor leave their bounds', () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        const week = getWeek(hours) ?? [];
        const flat = week.flatMap(({ day, intervals = [] }) =>
          intervals.map(({ open, close }) => ({ at: day * 1440 + open, open, close, day })),
        );
        for (const [index, { open, close, day, at }] of flat.entries()) {
          expect(open).toBeGreaterThanOrEqual(0);
          expect(open).toBeLessThan(1440);
          expect(close).toBeGreaterThan(open);
          expect(close - open).toBeLessThanOrEqual(1440);
          const next = flat[index + 1]?.at ?? (flat[0]?.at ?? at) + 7 * 1440;
          expect(day * 1440 + close).toBeLessThanOrEqual(next);
        }
      }),
    );
  });

  it('shows the same minutes as the periods, merged or not', () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        const isOpen = (minute: number) =>
          (getWeek(hours) ?? []).some(({ day, intervals = [] }) =>
            intervals.some(
              ({ open, close }) => (minute - day * 1440 - open + 10080) % 10080 < close - open,
            ),
          );
        for (const { open, close } of hours.periods ?? []) {
          if (open.truncated || close?.truncated) continue;
          expect(isOpen(minuteOf(open))).toBe(true);
          expect(isOpen((minuteOf(close) + 10079) % 10080)).toBe(true);
        }
      }),
    );
  });
});

function minuteOf({ day = 0, time = '' }: { day?: number; time?: string } = {}): number {
  return day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
}
