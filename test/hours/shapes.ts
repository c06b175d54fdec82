import type { OpeningHours, OpeningPeriod } from '../../src/service/types.js';

/**
 * `period('1 0900', '1 1700')`. A dated edge is `2026-06-01 1 0900`; a final `cut` truncates it.
 */
export function period(open: string, close: string): OpeningPeriod {
  return { open: edge(open), close: edge(close) };
}

function edge(text: string) {
  const [, date, day, time, cut] = /^(?:(\S+-\S+) )?(\d) (\S+)( cut)?$/.exec(text) ?? [];
  return {
    ...(date && { date }),
    day: Number(day),
    ...(time && { time }),
    ...(cut && { truncated: true }),
  };
}

/** Nine to five from Monday to Friday. */
export const weekdays: OpeningHours = {
  periods: [1, 2, 3, 4, 5].map((day) => period(`${day} 0900`, `${day} 1700`)),
};

export const alwaysOpen: OpeningHours = { periods: [{ open: { day: 0, time: '0000' } }] };

/** As of Wednesday 3 June 2026. */
export const alwaysOpenDated: OpeningHours = {
  periods: [period('2026-06-03 3 0000 cut', '2026-06-09 2 2359 cut')],
};

/**
 * A bar on Wednesday 3 June 2026: six to two, closed on Sundays, until midnight on a special
 * Monday. In the service's order: by weekday number.
 */
export const datedBar: OpeningHours = {
  periods: [
    period('2026-06-08 1 1800', '2026-06-09 2 0000'),
    period('2026-06-09 2 1800', '2026-06-09 2 2359 cut'),
    period('2026-06-03 3 0000 cut', '2026-06-03 3 0200'),
    period('2026-06-03 3 1800', '2026-06-04 4 0200'),
    period('2026-06-04 4 1800', '2026-06-05 5 0200'),
    period('2026-06-05 5 1800', '2026-06-06 6 0200'),
    period('2026-06-06 6 1800', '2026-06-07 0 0200'),
  ],
  special_days: [{ date: '2026-06-08', exceptional_hours: true }],
};

/**
 * A bar that was open longer on the day before, Tuesday 2 June 2026, than it is on other Tuesdays.
 */
export const barWithTail: OpeningHours = {
  periods: [
    period('2026-06-09 2 1800', '2026-06-09 2 2200'),
    period('2026-06-03 3 0000 cut', '2026-06-03 3 0200'),
    period('2026-06-03 3 1800', '2026-06-04 4 0200'),
  ],
};

/** Values that no service should send. */
export const hostileRecords: readonly unknown[] = [
  null,
  'closed',
  7,
  [],
  { periods: null },
  { periods: 'always' },
  { periods: { length: 3 } },
  { periods: [null, undefined, 0, 'x', [], {}] },
  { periods: [{ open: null, close: null }] },
  { periods: [{ open: 'x', close: 'y' }] },
  { periods: [{ open: { day: 9, time: '0900' }, close: { day: 9, time: '1700' } }] },
  { periods: [{ open: { day: 1, time: '9999' }, close: { day: 1, time: '2460' } }] },
  { periods: [{ open: { day: 1.5, time: '0900' }, close: { day: 1.5, time: '1700' } }] },
  { periods: [{ open: { day: Number.NaN, time: '0900' }, close: { day: '1', time: '1700' } }] },
  { periods: [{ open: { day: 1, time: { toString: 1 } }, close: { day: 1, time: [] } }] },
  { periods: [{ open: { day: 3, time: '0000' } }] },
  { periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '0900' } }] },
  { periods: [{ open: { day: 1, time: '2000' }, close: { day: 1, time: '0200' } }] },
  { periods: [], special_days: 'all' },
];
