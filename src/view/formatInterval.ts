import { type Interval, MINUTES_PER_DAY } from '../hours/Week.js';
import { formatMessage } from '../i18n/formatMessage.js';
import { dateTimeFormat } from '../i18n/intl.js';
import type { Messages } from '../i18n/Messages.js';

const MINUTE_MS = 60_000;

/** "08:00 – 19:00" as the locale writes times; a whole day in words. */
export function formatInterval(
  { open, close }: Interval,
  locale: string,
  messages: Pick<Messages, 'open24Hours' | 'hoursFromTo'>,
): string {
  if (open === 0 && close === MINUTES_PER_DAY) return messages.open24Hours;
  const format = dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return formatMessage(messages.hoursFromTo, {
    opens: format.format(open * MINUTE_MS),
    closes: format.format(close * MINUTE_MS),
  });
}
