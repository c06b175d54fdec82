import { cleanText } from '../record/cleanText.js';

/** Groups: the date, its day of the month, the time to the second, the offset, its two parts. */
const ISO_8601 =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))(?:T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:[.,]\d{1,9})?(Z|([+-]\d\d)(?::?(\d\d))?)?)?$/;

/**
 * What most services send: a whole second in UTC, on a day that every month has. Without groups it
 * takes half the time, which counts where a list has 100,000 rows.
 */
const USUAL =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.000)?Z$/;

/**
 * The first instant and the one after the last whose day is in the years 1 to 9999 in every zone.
 * Services write others for "never": 0001-01-01T00:00:00Z, 9999-12-31T23:59:59Z.
 */
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const LAST = Date.parse('9999-12-31T00:00:00Z');

const inRange = (instant: number): number | undefined =>
  instant >= FIRST && instant < LAST ? instant : undefined;

/**
 * The date of a transaction: an ISO date for a calendar day, which is the same in every zone, or
 * milliseconds since 1970 for an instant. Only ISO 8601 is read (extended format): "05.11.2026" is
 * a day in May to some and in November to others. A time without an offset names no instant, so it
 * counts as its date alone. A `Date` from untyped code is its instant; any other value, a number
 * too, is not a date. Undefined for what is not a date, such as 30 February, and for what is not in
 * the years 1 to 9999 of every zone.
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
  // Some engines take 30 February as 2 March.
  const isInEveryMonth = Number(dayOfMonth) <= 28;
  if (!isInEveryMonth && new Date(`${day}T00:00Z`).getUTCDate() !== Number(dayOfMonth)) {
    return undefined;
  }
  if (!offset) return day < '0001' ? undefined : day;
  return inRange(Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`));
}

/**
 * What stands for a date that cannot be read: its own text, cut at `maxLength` characters. Undefined
 * for a date, and for a value that is neither text nor a finite number.
 */
export function unreadableDate(date: unknown, maxLength?: number): string | undefined {
  if (readDate(date) !== undefined) return undefined;
  const text = Number.isFinite(date) ? String(date) : date;
  return cleanText(text as string, maxLength);
}
