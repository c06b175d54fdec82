import { describe, expect, it } from 'vitest';
import { readOpenings } from '../../src/hours/readOpenings.js';
import { parseMerchant } from '../../src/service/response/parseMerchant.js';
import type { OpeningHours, PeriodEdge } from '../../src/service/types.js';
import { hostileRecords, weekdays } from './shapes.js';

describe('readOpenings', () => {
  it('reads the same hours once, whether or not they are parsed', () => {
    const raw = structuredClone(weekdays);
    const parsed = parseMerchant({ opening_hours: raw })?.opening_hours;
    expect(readOpenings(parsed)).toBe(readOpenings(parsed));
    expect(readOpenings(raw)).toBe(readOpenings(raw));
    expect(readOpenings(raw)).toBe(readOpenings(parsed));
  });

  it('gives shops with the same hours the same openings', () => {
    expect(readOpenings(structuredClone(weekdays))).toBe(readOpenings(weekdays));
    expect(readOpenings({ ...weekdays, type: 'KITCHEN' })).toBeUndefined();
  });

  it.each<PeriodEdge>([
    { day: 2, time: '0000' },
    { day: 1, time: '0001' },
    { day: 1, time: '0000', date: '2026-06-01' },
    { day: 1, time: '0000', truncated: true },
  ])('tells hours apart that differ in one thing: %j', (open) => {
    const openAt = (edge: PeriodEdge) => ({
      periods: [{ open: edge, close: { day: 3, time: '1700' } }],
    });
    const others = openAt({ day: 1, time: '0000' });
    expect(readOpenings(openAt(open))).not.toBe(readOpenings(others));
  });

  it('tells apart any number of hours that open at the same time', () => {
    // More than are remembered.
    const closings = Array.from({ length: 600 }, (_, minute) => minute);
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    const closeAt = (minute: number) => ({
      periods: [
        {
          open: { day: 1, time: '0900' },
          close: { day: 1, time: twoDigits(10 + Math.floor(minute / 60)) + twoDigits(minute % 60) },
        },
      ],
    });
    for (const minute of [...closings, ...closings]) {
      expect(readOpenings(closeAt(minute))?.days[1]).toEqual([
        { open: 540, close: 10 * 60 + minute },
      ]);
    }
  });

  it.each(hostileRecords)('never throws: %j', (record) => {
    expect(readOpenings(record as OpeningHours)).toBeUndefined();
  });
});
