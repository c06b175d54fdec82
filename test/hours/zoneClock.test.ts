import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../src/hours/zoneClock.js';

function clockOf(timeZone: string) {
  const clock = zoneClock(timeZone);
  if (clock === undefined) throw new Error(`no clock for ${timeZone}`);
  return clock;
}

describe('zoneClock', () => {
  it('keeps milliseconds', () => {
    const instant = Date.parse('2026-06-03T12:00:00.123Z');
    expect(clockOf('Europe/Paris').toWallTime(instant)).toBe(instant + 7_200_000);
    expect(clockOf('UTC').toWallTime(-1)).toBe(-1);
  });

  it.each(['-000400-06-03', '0000-06-03', '0001-01-02', '0050-06-03', '0099-12-31', '1500-06-03'])(
    'knows a year of few digits, and one before the first: %s',
    (date) => {
      const instant = Date.parse(`${date}T12:00:00Z`);
      expect(clockOf('UTC').toWallTime(instant)).toBe(instant);
      // Local mean time.
      expect(clockOf('Europe/London').toWallTime(instant)).toBe(instant - 75_000);
    },
  );

  it.each([undefined, '', ' Europe/London', 'Nowhere', 'GMT+25:00'])(
    'has no clock for %j',
    (name) => {
      expect(zoneClock(name)).toBeUndefined();
    },
  );
});
