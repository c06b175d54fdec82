/** A calendar day as days since 1970-01-01: arithmetic on it ignores clock changes. */
export type DayNumber = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, and the minutes since its midnight. */
export function localDay(now: number, timeZone: string): { day: DayNumber; minutes: number } {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(now)) parts[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { day: Date.UTC(year, month - 1, day) / 86_400_000, minutes: hour * 60 + minute };
}

/** 0 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** ISO 8601 date. */
export function isoDate(day: DayNumber): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
