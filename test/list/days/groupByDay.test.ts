import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../../src/i18n/calendarDay.js';
import { groupByDay } from '../../../src/list/days/groupByDay.js';
import { fc } from '../../fc.js';

const datesOf = (dates: string[], timeZone: string) =>
  groupByDay(dates, timeZone).map(({ date, start, end }) => [date, end - start]);

describe('groupByDay', () => {
  it('puts an instant on the calendar day of the reader', () => {
    const lateInLondon = '2026-11-20T23:30:00Z';
    expect(datesOf([lateInLondon], 'Europe/London')).toEqual([['2026-11-20', 1]]);
    expect(datesOf([lateInLondon], 'Asia/Tokyo')).toEqual([['2026-11-21', 1]]);
    expect(datesOf([lateInLondon], 'America/New_York')).toEqual([['2026-11-20', 1]]);
  });

  it('takes a plain date as that day in every zone', () => {
    expect(datesOf(['2026-11-20'], 'Pacific/Kiritimati')).toEqual([['2026-11-20', 1]]);
    expect(datesOf(['2026-11-20'], 'Pacific/Pago_Pago')).toEqual([['2026-11-20', 1]]);
  });

  it('takes a time without an offset as its date, whatever the zone of the machine', () => {
    expect(datesOf(['2026-11-20T00:30:00'], 'UTC')).toEqual([['2026-11-20', 1]]);
    expect(datesOf(['2026-11-20T23:59:59.999'], 'Asia/Tokyo')).toEqual([['2026-11-20', 1]]);
  });

  it('keeps the order of the rows, also when days come back', () => {
    expect(datesOf(['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-20'], 'UTC')).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 1],
      ['2026-11-20', 1],
    ]);
  });

  it('splits at midnight of zones with quarter and three-quarter hours', () => {
    const dates = ['2026-11-20T18:14:59Z', '2026-11-20T18:15:00Z'];
    expect(datesOf(dates, 'Asia/Kathmandu').map(([date]) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('leaves rows whose date cannot be read where they are, together and without a date', () => {
    const dates = ['2026-11-20', '05.11.2026', 'soon', '2026-02-30', '2026-11-20', null, 7];
    expect(datesOf(dates as string[], 'UTC')).toEqual([
      ['2026-11-20', 1],
      [undefined, 3],
      ['2026-11-20', 1],
      [undefined, 2],
    ]);
  });

  it('takes a Date as its instant', () => {
    const date = new Date('2026-11-20T23:30:00Z') as unknown as string;
    expect(datesOf([date], 'Asia/Tokyo')).toEqual([['2026-11-21', 1]]);
  });

  it('finds a change of the clocks that is not at a quarter hour', () => {
    // Until 2011, Newfoundland changed its clocks at one minute past midnight.
    const dates = ['2006-10-29T02:29:00Z', '2006-10-29T02:30:30Z', '2006-10-29T02:36:00Z'];
    expect(datesOf(dates, 'America/St_Johns')).toEqual([
      ['2006-10-28', 1],
      ['2006-10-29', 1],
      ['2006-10-28', 1],
    ]);
  });

  it('has an ISO date for every day, or none', () => {
    const dates = ['0050-06-01T12:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
    for (const timeZone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      expect(datesOf(dates, timeZone)).toEqual([
        ['0050-06-01', 1],
        [undefined, 2],
      ]);
    }
  });

  it('puts every instant on the day that its zone is on, around changes of the clocks too', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/London',
      'America/Sao_Paulo',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Pacific/Chatham',
      'America/St_Johns',
    );
    const near = fc.integer({ min: -900, max: 900 }).map((quarters) => quarters * 900_000);
    const moments = fc.array(
      fc.tuple(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }), fc.array(near)),
    );
    fc.assert(
      fc.property(zones, moments, (timeZone, groups) => {
        const instants = groups.flatMap(([at, others]) => [at, ...others.map((by) => at + by)]);
        const dates = instants.map((instant) => new Date(instant).toISOString());
        const found = groupByDay(dates, timeZone).flatMap(({ date, start, end }) =>
          Array.from({ length: end - start }, () => date),
        );
        expect(found).toEqual(instants.map((instant) => calendarDay(instant, timeZone)));
      }),
    );
  });
});
