import { describe, expect, it } from 'vitest';
import { describeOpening } from '../../src/hours/describeOpening.js';
import { getOpenStatus } from '../../src/hours/getOpenStatus.js';
import type { OpeningHours } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { countFormats } from '../i18n/countFormats.js';
import { arbitraryHours } from './arbitraryHours.js';
import { alwaysOpen, datedBar, hostileRecords, period, weekdays } from './shapes.js';
import { arbitraryInstant, zones } from './zones.js';

const timeZone = 'Europe/London';
const state = (hours: OpeningHours | undefined, now: string, closesSoonMinutes?: number) =>
  describeOpening(hours, { now: new Date(now), timeZone, closesSoonMinutes });

const closesAt = new Date('2026-06-03T16:00Z');

describe('describeOpening', () => {
  it('is open until a time, and says so until closing is near', () => {
    expect(state(weekdays, '2026-06-03T12:00Z')).toEqual({
      kind: 'open-until',
      closesAt,
      changesAt: new Date('2026-06-03T15:30Z'),
    });
  });

  it('closes soon from 30 minutes before, minute by minute', () => {
    expect(state(weekdays, '2026-06-03T15:29:59.999Z').kind).toBe('open-until');
    expect(state(weekdays, '2026-06-03T15:30Z')).toEqual({
      kind: 'closes-soon',
      closesAt,
      minutes: 30,
      changesAt: new Date('2026-06-03T15:31Z'),
    });
    expect(state(weekdays, '2026-06-03T15:30:01Z')).toMatchObject({
      minutes: 30,
      changesAt: new Date('2026-06-03T15:31Z'),
    });
    expect(state(weekdays, '2026-06-03T15:59:59Z')).toEqual({
      kind: 'closes-soon',
      closesAt,
      minutes: 1,
      changesAt: closesAt,
    });
  });

  it.each([
    [60, '2026-06-03T15:00Z', 'closes-soon'],
    [60, '2026-06-03T14:59Z', 'open-until'],
    [0, '2026-06-03T15:59:59Z', 'open-until'],
  ])('takes %i minutes for soon', (closesSoonMinutes, now, kind) => {
    expect(state(weekdays, now, closesSoonMinutes).kind).toBe(kind);
  });

  it('is open 24 hours for good', () => {
    expect(state(alwaysOpen, '2026-06-03T12:00Z')).toEqual({ kind: 'open-24-hours' });
  });

  it('is open 24 hours until closing is a day away, for its time alone would name another day', () => {
    const hours = { periods: [period('1 0600', '5 2200')] };
    const closing = new Date('2026-06-05T21:00Z');
    expect(state(hours, '2026-06-02T12:00Z')).toEqual({
      kind: 'open-24-hours',
      changesAt: new Date('2026-06-04T21:00Z'),
    });
    expect(state(hours, '2026-06-04T21:00Z')).toMatchObject({
      kind: 'open-until',
      closesAt: closing,
    });
  });

  it('opens at a time later today', () => {
    const opensAt = new Date('2026-06-03T08:00Z');
    const expected = { kind: 'opens-at', opensAt, changesAt: opensAt };
    expect(state(weekdays, '2026-06-03T06:00Z')).toEqual(expected);
    expect(state(weekdays, '2026-06-02T23:00Z')).toEqual(expected);
  });

  it('opens on another day after the hours of today, until midnight at the place', () => {
    expect(state(weekdays, '2026-06-02T22:59Z')).toEqual({
      kind: 'opens-on',
      opensAt: new Date('2026-06-03T08:00Z'),
      isWeekAhead: false,
      changesAt: new Date('2026-06-02T23:00Z'),
    });
    expect(state(weekdays, '2026-06-05T17:00Z')).toMatchObject({
      kind: 'opens-on',
      opensAt: new Date('2026-06-08T08:00Z'),
    });
  });

  it('tells the same weekday of the next week from today', () => {
    const fridays = { periods: [period('5 0900', '5 1200')] };
    expect(state(fridays, '2026-06-05T17:00Z')).toMatchObject({
      kind: 'opens-on',
      opensAt: new Date('2026-06-12T08:00Z'),
      isWeekAhead: true,
    });
  });

  it('is closed today on a day without hours', () => {
    expect(state(weekdays, '2026-06-06T12:00Z')).toEqual({
      kind: 'closed-today',
      opensAt: new Date('2026-06-08T08:00Z'),
      changesAt: new Date('2026-06-06T23:00Z'),
    });
  });

  it('is closed today after the night that began yesterday', () => {
    const sunday = '2026-06-07T';
    expect(state(datedBar, `${sunday}00:30Z`)).toMatchObject({ kind: 'closes-soon', minutes: 30 });
    expect(state(datedBar, `${sunday}12:00Z`).kind).toBe('closed-today');
  });

  it('takes today from the zone of the place', () => {
    const now = new Date('2026-06-06T02:00Z');
    expect(describeOpening(weekdays, { now, timeZone: 'America/New_York' }).kind).toBe('opens-on');
    expect(describeOpening(weekdays, { now, timeZone: 'Asia/Kathmandu' }).kind).toBe(
      'closed-today',
    );
  });

  it('changes in the future when midnight occurs twice', () => {
    // At 00:01, clocks went back to 23:01 of 6 November.
    const now = new Date('2010-11-07T02:45Z');
    const opensAt = new Date('2010-11-08T12:30Z');
    expect(describeOpening(weekdays, { now, timeZone: 'America/St_Johns' })).toEqual({
      kind: 'closed-today',
      opensAt,
      changesAt: opensAt,
    });
  });

  it('claims nothing without a zone or without hours', () => {
    const now = new Date('2026-06-03T12:00Z');
    expect(describeOpening(weekdays, { now, timeZone: undefined })).toEqual({ kind: 'unknown' });
    expect(describeOpening(undefined, { now, timeZone })).toEqual({ kind: 'unknown' });
    expect(state(weekdays, 'now')).toEqual({ kind: 'unknown' });
    for (const record of hostileRecords)
      expect(state(record as OpeningHours, '2026-06-03T12:00Z')).toEqual({ kind: 'unknown' });
  });

  it('agrees with the status, and stays the same until its next change', () => {
    fc.assert(
      fc.property(
        arbitraryHours,
        arbitraryInstant,
        fc.constantFrom(...zones),
        (hours, now, timeZone) => {
          const { state, changesAt: flipsAt } = getOpenStatus(hours, { now, timeZone });
          const { changesAt, ...words } = describeOpening(hours, { now, timeZone });
          const isOpen = /^(open-|closes-)/.test(words.kind);
          expect(isOpen).toBe(state === 'open');
          if (changesAt === undefined) {
            expect(words.kind).toBe('open-24-hours');
            return;
          }
          expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
          expect(changesAt.getTime()).toBeLessThanOrEqual(flipsAt?.getTime() ?? 0);
          const lastMoment = new Date(changesAt.getTime() - 1);
          // Copies, because what is remembered would prove nothing.
          const before = describeOpening(structuredClone(hours), { now: lastMoment, timeZone });
          expect(before).toEqual({ ...words, changesAt });
          const after = describeOpening(structuredClone(hours), { now: changesAt, timeZone });
          if (words.kind !== 'closed-today' && words.kind !== 'opens-on')
            expect(after).not.toMatchObject(words);
        },
      ),
    );
  });
});

describe('what describeOpening remembers', () => {
  const noon = { now: new Date('2026-06-03T12:00Z'), timeZone };

  it('is the state of a shop until it changes, without reading a clock', () => {
    const hours = structuredClone(weekdays);
    const first = describeOpening(hours, noon);
    const clocks = countFormats();
    for (const now of ['2026-06-03T12:00Z', '2026-06-03T13:00Z', '2026-06-03T15:29:59.999Z']) {
      expect(describeOpening(hours, { ...noon, now: new Date(now) })).toBe(first);
    }
    expect(clocks).not.toHaveBeenCalled();
  });

  it.each([
    ['after it has changed', { ...noon, now: new Date('2026-06-03T15:30Z') }, 'closes-soon'],
    ['for a clock that was set back', { ...noon, now: new Date('2026-06-03T06:00Z') }, 'opens-at'],
    [
      'for a clock set back by a little',
      { ...noon, now: new Date('2026-06-03T11:59Z') },
      'open-until',
    ],
    ['for another zone', { ...noon, timeZone: 'Asia/Tokyo' }, 'opens-on'],
    ['without a zone', { ...noon, timeZone: undefined }, 'unknown'],
    ['for another idea of soon', { ...noon, closesSoonMinutes: 300 }, 'closes-soon'],
    ['for a clock that shows nothing', { ...noon, now: new Date('now') }, 'unknown'],
    ['beyond the year 9998', { ...noon, now: new Date('9999-01-01') }, 'unknown'],
  ])('is not used %s', (_, options, kind) => {
    const hours = structuredClone(weekdays);
    const first = describeOpening(hours, noon);
    const next = describeOpening(hours, options);
    expect(next).not.toBe(first);
    expect(next.kind).toBe(kind);
    expect(describeOpening(hours, noon)).toEqual(first);
  });

  it('is known for good only within the years that are known', () => {
    const at = (now: string) => ({ now: new Date(now), timeZone });
    const hours = structuredClone(alwaysOpen);
    expect(describeOpening(hours, at('9998-12-01')).kind).toBe('open-24-hours');
    expect(describeOpening(hours, at('9999-12-01')).kind).toBe('unknown');
    expect(describeOpening(hours, at('9998-12-01')).kind).toBe('open-24-hours');
  });

  it('is what would be worked out anew, wherever the clock goes', () => {
    fc.assert(
      fc.property(
        arbitraryHours,
        fc.array(fc.tuple(arbitraryInstant, fc.constantFrom('Asia/Gaza', ...zones.slice(0, 2)))),
        fc.array(fc.integer({ min: -100_000_000, max: 100_000_000 }), { maxLength: 20 }),
        (hours, moments, steps) => {
          const [start] = moments;
          for (const step of start ? steps : []) {
            moments.push([new Date((start?.[0].getTime() ?? 0) + step), start?.[1] ?? '']);
          }
          for (const [now, timeZone] of moments) {
            const expected = describeOpening(structuredClone(hours), { now, timeZone });
            expect(describeOpening(hours, { now, timeZone })).toEqual(expected);
          }
        },
      ),
    );
  });
});
