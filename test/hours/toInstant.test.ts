import { describe, expect, it } from 'vitest';
import { toInstant } from '../../src/hours/toInstant.js';
import { zoneClock } from '../../src/hours/zoneClock.js';
import { fc } from '../fc.js';
import { arbitraryInstant, zones } from './zones.js';

function clockOf(timeZone: string) {
  const clock = zoneClock(timeZone);
  if (clock === undefined) throw new Error(`no clock for ${timeZone}`);
  return clock;
}

describe('toInstant', () => {
  it.each([
    ['2026-06-03T09:00', 'Asia/Kathmandu', '2026-06-03T03:15:00.000Z'],
    ['2026-06-03T09:00', 'America/St_Johns', '2026-06-03T11:30:00.000Z'],
    // In a gap: moves forward by its length.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-29T01:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    // A repeated time: the first one.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    // The same day, outside the clock change.
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ])('turns %s in %s into %s', (wallTime, timeZone, instant) => {
    const found = toInstant(clockOf(timeZone), Date.parse(`${wallTime}Z`));
    expect(new Date(found).toISOString()).toBe(instant);
  });

  it('shows the time of every instant', () => {
    fc.assert(
      fc.property(arbitraryInstant, fc.constantFrom(...zones), (now, timeZone) => {
        const clock = clockOf(timeZone);
        const wallTime = clock.toWallTime(now.getTime());
        const instant = toInstant(clock, wallTime);
        expect(clock.toWallTime(instant)).toBe(wallTime);
        expect(instant).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });
});
