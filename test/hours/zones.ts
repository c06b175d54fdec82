import { fc } from '../fc.js';

/** Offsets of half and quarter hours, half-hour summer time, a skipped day, late decrees. */
export const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/St_Johns',
  'Asia/Gaza',
];

/** Instants near clock changes in one of the zones. */
const changes = [
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-10-03T15:30Z',
  '2026-04-04T15:00Z',
  '2026-02-15T02:00Z',
  '2026-03-22T02:00Z',
  '2011-12-30T10:00Z',
  '2026-03-08T05:30Z',
  '2025-04-11T23:00Z',
].map((change) => Date.parse(change));

const DAY_MS = 86_400_000;

/**
 * An instant near a clock change, or any one since the last time that a zone set its clocks back
 * across midnight.
 */
export const arbitraryInstant: fc.Arbitrary<Date> = fc.oneof(
  fc.date({ min: new Date('2012-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }))
    .map(([change, offset]) => new Date(change + offset)),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -16, max: 16 }))
    .map(([change, quarters]) => new Date(change + quarters * 900_000)),
);
