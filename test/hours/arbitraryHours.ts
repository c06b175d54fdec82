import fc from 'fast-check';
import type { OpeningHours, OpeningPeriod } from '../../src/service/types.js';

const WEEK = 7 * 1440;

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
