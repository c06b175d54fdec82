import { describe, expect, it } from 'vitest';
import { getWeek } from '../../src/hours/getWeek.js';
import { openParts } from '../../src/hours/openParts.js';
import type { Day, Week } from '../../src/hours/Week.js';
import { fc } from '../fc.js';
import { arbitraryHours } from './arbitraryHours.js';
import { datedBar } from './shapes.js';

const week = (intervals: Partial<Record<number, Day['intervals']>>): Week =>
  Array.from({ length: 7 }, (_, day) => ({
    day,
    intervals: day in intervals ? intervals[day] : [],
    special: false,
  })) as unknown as Week;

describe('openParts', () => {
  it('divides a night between its two days, also between Saturday and Sunday', () => {
    const bar = week({ 6: [{ open: 1080, close: 1560 }] });
    expect([6, 0, 1].map((day) => openParts(bar, day))).toEqual([
      [{ open: 1080, close: 1440 }],
      [{ open: 0, close: 120 }],
      [],
    ]);
  });

  it('is unknown on a day of which nothing is known', () => {
    const shop = week({ 1: undefined, 2: [{ open: 540, close: 600 }] });
    expect(openParts(shop, 1)).toBeUndefined();
    expect(openParts(shop, 2)).toEqual([{ open: 540, close: 600 }]);
  });

  it('joins a night with what opens before it ends', () => {
    const long = week({ 1: [{ open: 600, close: 1800 }], 2: [{ open: 300, close: 480 }] });
    expect(openParts(long, 2)).toEqual([{ open: 0, close: 480 }]);
  });

  it('covers exactly the minutes at which the week is open', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryHours, fc.constant(datedBar)), (hours) => {
        const read = getWeek(hours);
        if (!read || read.some(({ intervals }) => intervals === undefined)) return;
        for (const { day } of read) {
          const parts = openParts(read, day) ?? [];
          for (let minute = 15; minute < 1440; minute += 30) {
            const isOpen = [0, 1].some((daysAgo) =>
              read[(day + 7 - daysAgo) % 7]?.intervals?.some(
                ({ open, close }) =>
                  open <= minute + 1440 * daysAgo && minute + 1440 * daysAgo < close,
              ),
            );
            expect(parts.some(({ open, close }) => open <= minute && minute < close)).toBe(isOpen);
          }
          expect(parts.every(({ open, close }) => open >= 0 && close <= 1440 && open < close)).toBe(
            true,
          );
        }
      }),
    );
  });
});
