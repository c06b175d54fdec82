import type { Display } from '../display/Display.js';
import { formatMessage } from '../display/formatMessage.js';
import { dateTimeFormat, numberFormat } from '../display/intl.js';
import type { OpenState } from '../hours/getOpenState.js';

/** Times of a state are the place's: a shop opens at its own 09:00 wherever the reader is. */
export function openStateText(
  state: OpenState,
  { locale, messages }: Pick<Display, 'locale' | 'messages'>,
  timeZone: string | undefined,
): string {
  const format = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, ...(timeZone ? { timeZone } : {}) }).format(instant);
  const time = (instant: Date) => format(instant, { timeStyle: 'short' });
  switch (state.kind) {
    case 'open-until':
      return formatMessage(messages.openUntil, { time: time(state.closesAt) });
    case 'closes-soon': {
      const unit = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
      const minutes = numberFormat(locale, unit).format(state.minutes);
      return formatMessage(messages.closesIn, { minutes });
    }
    case 'open-24-hours':
      return messages.open24Hours;
    case 'opens-at':
      return formatMessage(messages.opensAt, { time: time(state.opensAt) });
    case 'opens-on': {
      const day = format(state.opensAt, { weekday: 'long' });
      return formatMessage(messages.opensOn, { day, time: time(state.opensAt) });
    }
    case 'closed-today':
      return messages.closedToday;
    case 'unknown':
      return messages.openingHours;
  }
}
