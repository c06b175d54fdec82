// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { groupByDay } from '../../../src/list/days/groupByDay.js';

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

  it('formats once for each quarter hour, not for each row', () => {
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    groupByDay(
      Array.from({ length: 1_000 }, () => '2026-11-20T12:00:00Z'),
      'Europe/Paris',
    );
    expect(format).toHaveBeenCalledTimes(1);
  });
});
