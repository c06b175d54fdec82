import type { OpenState } from '../hours/getOpenState.js';
import { formatMessage } from '../i18n/formatMessage.js';
import { formatTimeMessage } from '../i18n/formatTimeMessage.js';
import { dateTimeFormat, numberFormat } from '../i18n/intl.js';
import type { Reader } from '../i18n/Reader.js';

/** Times of a state are the place's: a shop opens at its own 09:00 wherever the reader is. */
export function openStateText(
  state: OpenState,
  { locale, messages }: Pick<Reader, 'locale' | 'messages'>,
  timeZone: string | undefined,
): string {
  const at = { locale, timeZone };
  switch (state.kind) {
    case 'open-until':
      return formatTimeMessage(messages.openUntil, state.closesAt, at);
    case 'closes-soon': {
      const unit = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
      const minutes = numberFormat(locale, unit).format(state.minutes);
      return formatMessage(messages.closesIn, { minutes });
    }
    case 'open-24-hours':
      return messages.open24Hours;
    case 'opens-at':
      return formatTimeMessage(messages.opensAt, state.opensAt, at);
    case 'opens-on': {
      const weekday = { weekday: 'long', ...(timeZone ? { timeZone } : {}) } as const;
      const day = dateTimeFormat(locale, weekday).format(state.opensAt);
      return formatTimeMessage(messages.opensOn, state.opensAt, at, { day });
    }
    case 'closed-today':
      return messages.closedToday;
    case 'unknown':
      return messages.openingHours;
  }
}
