import { describe, expect, it } from 'vitest';
import type { HoursPattern } from '../../../src/sandbox/hours/hoursPatterns.js';
import { writeOpeningHours } from '../../../src/sandbox/hours/writeOpeningHours.js';
import { NOW } from '../requestSandbox.js';

const write = (pattern: HoursPattern, now = NOW, openNowAgeMs = 0) =>
  writeOpeningHours(pattern, { now, timeZone: 'Europe/London', language: 'en', openNowAgeMs });

describe('writeOpeningHours', () => {
  it('writes weekly periods by weekday, past midnight on the next', () => {
    const { periods } = write({ form: 'weekly', week: '5 1800-0130, 6 2000-0000' });
    expect(periods).toEqual([
      { open: { day: 5, time: 1800 }, close: { day: 6, time: 130 } },
      { open: { day: 6, time: 2000 }, close: { day: 0, time: 0 } },
    ]);
  });

  it('cuts a late night at both ends of the window of seven days', () => {
    // Today is a Friday: the window runs to Thursday.
    const { periods } = write({ form: 'dated', week: '4 1800-0200' });
    expect(periods).toEqual([
      {
        open: { date: '2026-11-26', day: 4, time: 1800 },
        close: { date: '2026-11-26', day: 4, time: 2359, truncated: true },
      },
      {
        open: { date: '2026-11-20', day: 5, time: 0, truncated: true },
        close: { date: '2026-11-20', day: 5, time: 200 },
      },
    ]);
  });

  it('puts special hours in the periods and only marks their days', () => {
    const hours = write({
      form: 'dated',
      week: '5-6 0900-1800',
      special: { 0: '1000-1200', 1: '', 5: 'same' },
    });
    expect(hours.periods).toEqual([
      {
        open: { date: '2026-11-20', day: 5, time: 1000 },
        close: { date: '2026-11-20', day: 5, time: 1200 },
      },
    ]);
    expect(hours.special_days).toEqual([
      { date: '2026-11-20', exceptional_hours: true },
      { date: '2026-11-21', exceptional_hours: true },
      { date: '2026-11-25', exceptional_hours: false },
    ]);
    expect(hours.weekday_text?.slice(4, 6)).toEqual([
      'Friday: 10:00\u202fAM\u2009–\u200912:00\u202fPM',
      'Saturday: Closed',
    ]);
  });

  it('takes the day of the place, not of the server', () => {
    const lateInLondon = Date.UTC(2026, 10, 20, 23, 30);
    const tokyo = writeOpeningHours(
      { form: 'always-dated', week: '0-6 0000-0000' },
      { now: lateInLondon, timeZone: 'Asia/Tokyo', language: 'en', openNowAgeMs: 0 },
    );
    expect(tokyo.periods?.[0]?.open.date).toBe('2026-11-21');
  });

  it('works open_now out as of its age', () => {
    const pattern: HoursPattern = { form: 'weekly', week: '5 0900-1800' };
    expect(write(pattern).open_now).toBe(false);
    expect(write(pattern, NOW, 3 * 3_600_000).open_now).toBe(true);
  });

  it('counts the evening before as open after midnight', () => {
    const pattern: HoursPattern = { form: 'weekly', week: '5 1800-0200' };
    expect(write(pattern, Date.UTC(2026, 10, 21, 1, 59)).open_now).toBe(true);
    expect(write(pattern, Date.UTC(2026, 10, 21, 2, 0)).open_now).toBe(false);
  });
});
