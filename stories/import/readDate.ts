import { latinDigits } from './readAmount.js';

/** Which of "03/11/2026" is the month, if neither number is above twelve. */
export type DateOrder = 'day-first' | 'month-first';

export interface DateOptions {
  order: DateOrder;
  /** For dates without a year: the last such day that is not after this. */
  now: Date;
}

/** A date and what the text adds to it. */
export interface WrittenDate {
  /** ISO 8601: "2026-11-20". */
  date: string;
  /** "18:22", if the text has a time of day. */
  time: string | undefined;
  /** The instant, if the text says that too. */
  instant: string | undefined;
  /** The text's length; what follows is not part of the date. */
  length: number;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl', 'ar', 'he'];

/** The numbers of the months by their names, short and long, without accents. */
const MONTHS = new Map<string, number>();
for (const language of LANGUAGES) {
  for (const month of ['short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      const parts = format.formatToParts(Date.UTC(2026, index, 15));
      const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
      if (!MONTHS.has(name)) MONTHS.set(name, index + 1);
    }
  }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();
}

const TIME = /^(?:,?\s+|T)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?(?:\s?([AP])\.?M\.?)?/i;
const ZONE = /^(?:Z|[+-]\d{2}:?\d{2})(?!\d)/;
const ISO = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2})(?!\d)|(?=[\s.,]|$)\.?)/;
const DAY_NAME =
  /^(\d{1,2})(?:st|nd|rd|th)?[.\s-]\s?([\p{L}\p{M}]{3,}\.?)(?:[,.\s-]\s?(\d{4}|\d{2})(?![\d.:,]))?/iu;
const NAME_DAY = /^([\p{L}\p{M}]{3,}\.?)\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4})(?![\d.:,]))?/iu;
const JAPANESE = /^(\d{4})年(\d{1,2})月(\d{1,2})日/;

/** Reads the date with which a text begins; undefined if it begins with none. */
export function readDate(given: string, { order, now }: DateOptions): WrittenDate | undefined {
  const text = latinDigits(given);
  const found = readDay(text, order);
  if (!found) return undefined;
  const { month, day, length } = found;
  const year = found.year ?? latestYear(month, day, now);
  const date = toIso(year, month, day);
  if (date === undefined) return undefined;
  const after = text.slice(length);
  const clock = TIME.exec(after);
  if (!clock) return { date, time: undefined, instant: undefined, length };
  const hour = (Number(clock[1]) % (clock[4] ? 12 : 24)) + (/p/i.test(clock[4] ?? '') ? 12 : 0);
  const minute = Number(clock[2]);
  if (Number(clock[1]) > 23 || minute > 59) {
    return { date, time: undefined, instant: undefined, length };
  }
  const time = `${String(hour).padStart(2, '0')}:${clock[2]}`;
  const zone = ZONE.exec(after.slice(clock[0].length))?.[0];
  const instant = zone === undefined ? Number.NaN : Date.parse(`${date}T${time}:00${zone}`);
  return {
    date,
    time,
    instant: Number.isNaN(instant) ? undefined : new Date(instant).toISOString(),
    length: length + clock[0].length + (zone?.length ?? 0),
  };
}

interface Day {
  year: number | undefined;
  month: number;
  day: number;
  length: number;
}

function readDay(text: string, order: DateOrder): Day | undefined {
  const year = ISO.exec(text) ?? JAPANESE.exec(text);
  if (year) {
    const [month = '', day = ''] = year.slice(-2);
    return {
      year: Number(year[1]),
      month: Number(month),
      day: Number(day),
      length: year[0].length,
    };
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const isMonthFirst = second > 12 || (order === 'month-first' && first <= 12);
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return { year: fullYear(numbers[4]), month, day, length: numbers[0].length };
  }
  const named = DAY_NAME.exec(text);
  if (named) {
    const month = MONTHS.get(fold(named[2] ?? ''));
    if (month === undefined) return undefined;
    return { year: fullYear(named[3]), month, day: Number(named[1]), length: named[0].length };
  }
  const american = NAME_DAY.exec(text);
  const month = american ? MONTHS.get(fold(american[1] ?? '')) : undefined;
  if (!american || month === undefined) return undefined;
  return {
    year: fullYear(american[3]),
    month,
    day: Number(american[2]),
    length: american[0].length,
  };
}

const fullYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.length === 2 ? `20${text}` : text);

/** Statements print no year: the year in which this day was last, or is tomorrow. */
function latestYear(month: number, day: number, now: Date): number {
  const year = now.getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now.getTime() + 2 * 86_400_000 ? year - 1 : year;
}

function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * The order that a column of dates has, by evidence: a number above twelve, then the fewer dates to
 * come, then the shorter time they span; days first if nothing tells.
 */
export function dateOrder(texts: readonly string[], now: Date): DateOrder {
  const pairs = texts.flatMap((text) => {
    const [, first, sign, second] = NUMBERS.exec(text) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), sign }];
  });
  const days = pairs.filter(({ first }) => first > 12).length;
  const months = pairs.filter(({ second }) => second > 12).length;
  if (days !== months) return days > months ? 'day-first' : 'month-first';
  if (pairs.every(({ sign }) => sign === '.')) return 'day-first';
  const [daysFirst, monthsFirst] = (['day-first', 'month-first'] as const).map((order) => {
    const times = texts.flatMap((text) => {
      const found = readDate(text, { order, now });
      return found ? [Date.parse(found.date)] : [];
    });
    const toCome = times.filter((time) => time > now.getTime() + 86_400_000).length;
    const [least, most] = times.reduce(
      ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return { toCome, span: most - least };
  });
  if (!daysFirst || !monthsFirst) return 'day-first';
  if (daysFirst.toCome !== monthsFirst.toCome) {
    return daysFirst.toCome < monthsFirst.toCome ? 'day-first' : 'month-first';
  }
  return monthsFirst.span < daysFirst.span ? 'month-first' : 'day-first';
}
