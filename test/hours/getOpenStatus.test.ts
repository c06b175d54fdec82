import { describe, expect, it } from 'vitest';
import { describeOpening } from '../../src/hours/describeOpening.js';
import { getOpenStatus } from '../../src/hours/getOpenStatus.js';
import { getWeek } from '../../src/hours/getWeek.js';
import type { OpeningHours } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';
import { arbitraryDefects, arbitraryHours, isWithin, WEEK } from './arbitraryHours.js';
import {
  alwaysOpen,
  alwaysOpenDated,
  barWithTail,
  datedBar,
  hostileRecords,
  period,
  weekdays,
} from './shapes.js';
import { arbitraryInstant, zones } from './zones.js';

/** `open 2026-06-03T09:00:00.000Z` */
function status(hours: OpeningHours | undefined, now: string, timeZone?: string): string {
  const { state, changesAt } = getOpenStatus(hours, { now: new Date(now), timeZone });
  return changesAt ? `${state} ${changesAt.toISOString().slice(0, 16)}Z` : state;
}

const newYork = 'America/New_York';
const sundayNights: OpeningHours = {
  periods: [period('6 2000', '0 0230'), period('0 1000', '0 1200')],
};
const repeatedHour: OpeningHours = {
  periods: [period('6 2000', '0 0130'), period('0 1000', '0 1200')],
};

const cases: [string, OpeningHours, string, string, string][] = [
  [
    'is open from the minute of opening',
    weekdays,
    '2026-06-03T08:00Z',
    'Europe/London',
    'open 2026-06-03T16:00Z',
  ],
  [
    'is closed from the minute of closing',
    weekdays,
    '2026-06-03T16:00Z',
    'Europe/London',
    'closed 2026-06-04T08:00Z',
  ],
  [
    'is closed in the last moment before opening',
    weekdays,
    '2026-06-03T07:59:59.999Z',
    'Europe/London',
    'closed 2026-06-03T08:00Z',
  ],
  [
    'looks past closed days',
    weekdays,
    '2026-06-05T20:00Z',
    'Europe/London',
    'closed 2026-06-08T08:00Z',
  ],
  [
    'looks a whole week ahead',
    { periods: [period('3 0900', '3 1000')] },
    '2026-06-03T10:00Z',
    'UTC',
    'closed 2026-06-10T09:00Z',
  ],
  [
    'reads the hours in the zone of the place',
    weekdays,
    '2026-06-03T08:00Z',
    newYork,
    'closed 2026-06-03T13:00Z',
  ],
  [
    'takes the weekday from the zone of the place',
    weekdays,
    '2026-06-07T23:30Z',
    'Asia/Kathmandu',
    'closed 2026-06-08T03:15Z',
  ],
  ['is still open after midnight', datedBar, '2026-06-06T00:30Z', 'UTC', 'open 2026-06-06T02:00Z'],
  [
    'joins touching intervals',
    { periods: [period('3 0900', '4 0000'), period('4 0000', '4 1200')] },
    '2026-06-03T12:00Z',
    'UTC',
    'open 2026-06-04T12:00Z',
  ],
  [
    'joins full days',
    { periods: [period('3 0000', '4 0000'), period('4 0000', '5 0000')] },
    '2026-06-03T12:00Z',
    'UTC',
    'open 2026-06-05T00:00Z',
  ],
  ['is always open in the weekly shape', alwaysOpen, '2026-06-03T12:00Z', 'UTC', 'open'],
  ['is always open in the dated shape', alwaysOpenDated, '2026-06-03T12:00Z', 'UTC', 'open'],
  [
    'is always open in the dated shape out of date',
    alwaysOpenDated,
    '2027-01-01T12:00Z',
    'UTC',
    'open',
  ],
  [
    'counts the joined half of a night before the seven days',
    datedBar,
    '2026-06-03T01:00Z',
    'UTC',
    'open 2026-06-03T02:00Z',
  ],
  [
    'counts the joined half of a night after the seven days',
    datedBar,
    '2026-06-09T23:00Z',
    'UTC',
    'open 2026-06-10T02:00Z',
  ],
  [
    'counts the rest of the evening before the seven days',
    barWithTail,
    '2026-06-03T01:00Z',
    'UTC',
    'open 2026-06-03T02:00Z',
  ],
  [
    'counts that rest on its own date only',
    barWithTail,
    '2026-06-10T01:00Z',
    'UTC',
    'closed 2026-06-10T18:00Z',
  ],
  [
    'counts such a rest without date every week',
    { periods: [period('3 0000 cut', '3 0200'), period('3 1800', '4 0200')] },
    '2026-06-10T01:00Z',
    'UTC',
    'open 2026-06-10T02:00Z',
  ],
  [
    'treats dated periods out of date as weekly',
    datedBar,
    '2026-09-11T20:00Z',
    'UTC',
    'open 2026-09-12T02:00Z',
  ],
  // In New York, clocks skip 02:00 to 03:00 on 8 March 2026 and repeat 01:00 to 02:00 on 1
  // November.
  [
    'opens an hour earlier in UTC after the clocks go forward',
    weekdays,
    '2026-03-06T23:00Z',
    newYork,
    'closed 2026-03-09T13:00Z',
  ],
  [
    'closes at a skipped time an hour of the clock later',
    sundayNights,
    '2026-03-08T06:00Z',
    newYork,
    'open 2026-03-08T07:30Z',
  ],
  [
    'closes at the first of two equal times',
    repeatedHour,
    '2026-11-01T05:00Z',
    newYork,
    'open 2026-11-01T05:30Z',
  ],
  [
    'stays closed when that time comes again',
    repeatedHour,
    '2026-11-01T06:15Z',
    newYork,
    'closed 2026-11-01T15:00Z',
  ],
  [
    'stays open through a repeated hour',
    sundayNights,
    '2026-11-01T06:15Z',
    newYork,
    'open 2026-11-01T07:30Z',
  ],
  [
    'does not claim hours of which the clocks leave nothing',
    { periods: [period('0 0245', '0 0315')] },
    '2026-03-08T06:00Z',
    newYork,
    'closed 2026-03-15T06:45Z',
  ],
  [
    'is open through a closing that the clocks skip',
    {
      periods: [period('0 0300', '0 0230')]
        .map(() => period('0 0315', '6 2300'))
        .concat(period('6 2300', '0 0230')),
    },
    '2026-03-08T06:00Z',
    newYork,
    'open 2026-03-15T06:30Z',
  ],
];

describe('getOpenStatus', () => {
  it.each(cases)('%s', (_, hours, now, timeZone, expected) => {
    expect(status(hours, now, timeZone)).toBe(expected);
  });

  it.each([
    ['without a zone', weekdays, '2026-06-03T12:00Z', undefined],
    ['for an unknown zone', weekdays, '2026-06-03T12:00Z', 'Nowhere'],
    ['without hours', undefined, '2026-06-03T12:00Z', 'UTC'],
    ['without periods', { open_now: true }, '2026-06-03T12:00Z', 'UTC'],
    ['for secondary hours', { ...weekdays, type: 'DELIVERY' }, '2026-06-03T12:00Z', 'UTC'],
    ['for an invalid date', weekdays, 'now', 'UTC'],
    ['for a date before 1970', weekdays, '0001-01-01T00:00Z', 'UTC'],
    ['at the end of time', weekdays, '+275760-09-13T00:00Z', 'UTC'],
  ] as const)('claims nothing %s', (_, hours, now, timeZone) => {
    expect(getOpenStatus(hours, { now: new Date(now), timeZone })).toEqual({ state: 'unknown' });
  });

  const until24: OpeningHours = {
    periods: [period('1 0900', '1 1800'), period('5 0900', '5 2400')],
  };
  const lateFriday: OpeningHours = {
    periods: [period('1 0900', '1 1800'), period('5 2000', '5 0200'), period('6 1000', '6 1600')],
  };

  it.each([
    ['is open until 2400', until24, '2026-11-20T12:00Z', 'open 2026-11-21T00:00Z'],
    [
      'knows what ends before a day that could not be read',
      lateFriday,
      '2026-11-16T12:00Z',
      'open 2026-11-16T18:00Z',
    ],
    [
      'claims no next opening beyond such a day',
      lateFriday,
      '2026-11-16T18:00Z',
      'unknown 2026-11-21T12:00Z',
    ],
    ['claims nothing on such a day', lateFriday, '2026-11-20T12:00Z', 'unknown 2026-11-21T12:00Z'],
    [
      'claims nothing on the morning after it',
      lateFriday,
      '2026-11-21T11:59Z',
      'unknown 2026-11-21T12:00Z',
    ],
    ['knows the rest of the next day', lateFriday, '2026-11-21T12:00Z', 'open 2026-11-21T16:00Z'],
    [
      'is not always open where one of two periods could not be read',
      { periods: [{ open: { day: 0, time: '0000' } }, period('1 late', '1 1800')] },
      '2026-11-20T12:00Z',
      'unknown',
    ],
  ] as [string, OpeningHours, string, string][])('%s', (_, hours, now, expected) => {
    expect(status(hours, now, 'UTC')).toBe(expected);
  });

  it('never calls a shop closed while a period that could not be read may be open', () => {
    fc.assert(
      fc.property(arbitraryHours, arbitraryDefects, fc.nat(WEEK - 1), (hours, defects, minute) => {
        const given = hours.periods ?? [];
        const periods = given.map((each, index) => defects[index]?.(each) ?? each);
        const unread = given.filter((each, index) => periods[index] !== each);
        const spoilt = { periods } as unknown as OpeningHours;
        for (const { open } of unread) {
          expect(getWeek(spoilt)?.[open.day ?? 0]?.intervals).toBeUndefined();
        }
        if (!unread.some((each) => isWithin(each, minute))) return;
        const now = new Date(Date.UTC(2026, 5, 7) + minute * 60_000);
        const at = { now, timeZone: 'UTC' };
        expect(getOpenStatus(spoilt, at).state).not.toBe('closed');
        const { kind } = describeOpening(spoilt, at);
        expect(['opens-at', 'opens-on', 'closed-today']).not.toContain(kind);
      }),
      { numRuns: propertyRuns(5) },
    );
  });

  it('does not believe a stored open_now', () => {
    expect(status({ ...weekdays, open_now: true }, '2026-06-07T12:00Z', 'UTC')).toMatch(/^closed/);
  });

  it.each(hostileRecords.map((record) => [JSON.stringify(record), record]))(
    'claims nothing for %s',
    (_, record) => {
      expect(status(record as OpeningHours, '2026-06-03T12:00Z', 'UTC')).toBe('unknown');
    },
  );

  it('never throws for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, timeZone) => {
        const hours = { periods: [{ open: json, close: json }, json], special_days: [json] };
        const now = new Date('2026-06-03T12:00Z');
        for (const record of [json, hours, { periods: json }] as OpeningHours[]) {
          expect(getOpenStatus(record, { now, timeZone }).state).toBe('unknown');
          expect(getOpenStatus(record, { now, timeZone: 'UTC' }).state).toBe('unknown');
        }
      }),
    );
  });

  it('changes in the future, and to the other state', () => {
    fc.assert(
      fc.property(
        arbitraryHours,
        arbitraryInstant,
        fc.constantFrom(...zones),
        (hours, now, timeZone) => {
          const { state, changesAt } = getOpenStatus(hours, { now, timeZone });
          expect(state).not.toBe('unknown');
          if (changesAt === undefined) {
            expect(state).toBe('open');
            return;
          }
          expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
          const after = getOpenStatus(hours, { now: changesAt, timeZone });
          expect(after.state).toBe(state === 'open' ? 'closed' : 'open');
          const lastMoment = new Date(changesAt.getTime() - 1);
          const before = getOpenStatus(hours, { now: lastMoment, timeZone });
          expect(before).toEqual({ state, changesAt });
        },
      ),
    );
  });
});
