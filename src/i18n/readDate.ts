import { cleanText } from '../record/cleanText.js';

/** Groups: the date, its day of the month, the time to the second, the offset, its two parts. */
const ISO_8601 =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))(?:T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d{1,9})?(Z|([+-]\d\d)(?::?(\d\d))?)?)?$/;

/**
 * The most common format: a whole second in UTC, on a day that every month has. Without groups it
 * takes half the time, which matters for lists of 100,000 rows.
 */
const USUAL =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.000)?Z$/;

/**
 * Bounds of the instants whose day is in the years 1 to 9999 in every time zone. Services use
 * others for "never": 0001-01-01T00:00:00Z, 9999-12-31T23:59:59Z.
 */
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const LAST = Date.parse('9999-12-31T00:00:00Z');

const inRange = (instant: number): number | undefined =>
  instant >= FIRST && instant < LAST ? instant : undefined;

/**
 * Parses the date of a transaction: an ISO 8601 date for a calendar day, which is the same in every
 * zone, or milliseconds since 1970 for an instant. Reads only the extended format of ISO 8601:
 * "05.11.2026" is in May to some and in November to others. A time without an offset defines no
 * instant, so only its date is used. A `Date` from untyped code is an instant; numbers and other
 * values are not dates. Undefined for anything that is not a date, such as 30 February, or is
 * outside the years 1 to 9999 in some zone.
 */
export function readDate(date: unknown): string | number | undefined {
  if (date instanceof Date) {
    return Number.isNaN(date.getTime()) ? undefined : readDate(date.toISOString());
  }
  if (typeof date !== 'string') return undefined;
  if (USUAL.test(date)) return inRange(Date.parse(date));
  const match = ISO_8601.exec(date);
  if (!match) return undefined;
  const [, day = '', dayOfMonth, time, offset, hours, minutes = '00'] = match;
  // Some engines parse 30 February as 2 March.
  const isInEveryMonth = Number(dayOfMonth) <= 28;
  if (!isInEveryMonth && new Date(`${day}T00:00Z`).getUTCDate() !== Number(dayOfMonth)) {
    return undefined;
  }
  if (!offset) return day < '0001' ? undefined : day;
  return inRange(Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`));
}

/**
 * The text to show for an unreadable date: its own, truncated to `maxLength` characters. Undefined
 * for a valid date, and for values that are neither text nor finite numbers.
 */
export function unreadableDate(date: unknown, maxLength?: number): string | undefined {
  if (readDate(date) !== undefined) return undefined;
  const text = Number.isFinite(date) ? String(date) : date;
  return cleanText(text as string, maxLength);
}
