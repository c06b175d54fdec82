import type { OpeningHours, OpeningPeriod } from '../../src/service/types.js';
import { fc } from '../fc.js';

/** Minutes. */
export const WEEK = 7 * 1440;

function edge(minute: number) {
  const hours = Math.floor((minute % 1440) / 60);
  const time = `${hours}`.padStart(2, '0') + `${minute % 60}`.padStart(2, '0');
  return { day: Math.floor((minute % WEEK) / 1440), time };
}

/** Well-formed and of any length. In quarters of an hour, so that periods may touch or overlap. */
const arbitraryPeriod: fc.Arbitrary<OpeningPeriod> = fc
  .tuple(
    fc.nat(WEEK / 15 - 1),
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 * 96 }) },
    ),
  )
  .map(([start, length]) => ({
    open: edge(start * 15),
    close: edge((start + length) * 15),
  }));

/** The two halves of a night that the seven days cut; either may be missing. */
const arbitraryCut: fc.Arbitrary<OpeningPeriod[]> = fc
  .tuple(fc.nat(6), fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 23 }))
  .map(([day, hasEvening, hasRest, hour]) => {
    const time = `${hour}`.padStart(2, '0');
    const next = (day + 1) % 7;
    const evening = {
      open: { day, time: `${time}00` },
      close: { day, time: '2359', truncated: true },
    };
    const rest = {
      open: { day: next, time: '0000', truncated: true },
      close: { day: next, time: `${time}30` },
    };
    return [...(hasEvening ? [evening] : []), ...(hasRest ? [rest] : [])];
  });

/** A week with at least one ordinary period. */
export const arbitraryHours: fc.Arbitrary<OpeningHours> = fc
  .tuple(
    fc.array(arbitraryPeriod, { minLength: 1, maxLength: 12 }),
    fc.option(arbitraryCut, { nil: [] }),
  )
  .map(([periods, cut]) => ({ periods: [...periods, ...cut] }));

type Edit = (period: OpeningPeriod) => unknown;

const editEdge =
  (side: 'open' | 'close', edit: object): Edit =>
  (period) => ({ ...period, [side]: { ...period[side], ...edit } });

/** A period alone that opens on Sunday at midnight and never closes is readable: it means always open. */
const withoutClose: Edit = ({ open }) => (open.day === 0 && open.time === '0000' ? null : { open });

/** What makes a period unreadable. */
const defects: readonly Edit[] = [
  () => null,
  () => 'closed?',
  withoutClose,
  ({ close }) => ({ close }),
  ...(['open', 'close'] as const).flatMap((side) => [
    editEdge(side, { time: '25:00' }),
    editEdge(side, { time: undefined }),
    editEdge(side, { time: '9 am' }),
    editEdge(side, { day: 9 }),
    editEdge(side, { day: undefined }),
    editEdge(side, { day: undefined, date: '2026-02-31' }),
  ]),
  // A late night whose closing is given on the day of its opening.
  (period) => {
    const { open, close } = period;
    if (close?.day !== ((open.day ?? 0) + 1) % 7) return withoutClose(period);
    const isLate = Number(close.time) < Math.min(Number(open.time), 1200);
    return isLate ? { open, close: { ...close, day: open.day } } : withoutClose(period);
  },
];

/** By the index of a period: a defect, or none. */
export const arbitraryDefects: fc.Arbitrary<readonly (Edit | undefined)[]> = fc.array(
  fc.option(fc.constantFrom(...defects), { nil: undefined, freq: 3 }),
  { maxLength: 14 },
);

const minuteOf = ({ day = 0, time = '' }: { day?: number; time?: string } = {}): number =>
  day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(2));

/** Whether the shop is open by this period in a minute of the week. */
export function isWithin({ open, close }: OpeningPeriod, minute: number): boolean {
  const length = (minuteOf(close) - minuteOf(open) + WEEK) % WEEK || WEEK;
  return (minute - minuteOf(open) + WEEK) % WEEK < length;
}
