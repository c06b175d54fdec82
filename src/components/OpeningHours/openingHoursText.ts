import type { OpenState } from '../../hours/describeOpening.js';
import type { PlaceTimeZone } from '../../hours/PlaceTimeZone.js';
import { readOpenings } from '../../hours/readOpenings.js';
import { timeZoneOfCountry } from '../../hours/timeZoneOfCountry.js';
import { type Interval, MINUTES_PER_DAY } from '../../hours/Week.js';
import { formatMessage, formatTimeMessage, SHORT_TIME } from '../../i18n/formatMessage.js';
import { dateTimeFormat, numberFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { removeUnitSpace } from '../../i18n/removeUnitSpace.js';
import { cleanText } from '../../record/cleanText.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { attempt } from '../../utils/callHostCode.js';
import { remember } from '../../utils/remember.js';
import { MINUTE_MS } from '../../utils/time.js';

/**
 * Whether the record has hours of the shop itself. Hours with a `type` (kitchen, delivery …) do not
 * count.
 */
export function hasOpeningHours(merchant: MerchantRecord | undefined): boolean {
  const hours = merchant?.opening_hours;
  if (!hours || hours.type) return false;
  return Boolean(hours.weekday_text?.some((line) => cleanText(line)) || readOpenings(hours));
}

/**
 * The shop's time zone: `given` to this component, known to the host app, or the only one of its
 * country.
 */
export function resolvePlaceTimeZone(
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
  given: string | undefined,
  display: { placeTimeZone: PlaceTimeZone | undefined },
): string | undefined {
  const known =
    given || attempt('placeTimeZone', () => display.placeTimeZone?.(merchant, transaction));
  return known || timeZoneOfCountry(merchant.country);
}

type Words = Pick<Reader, 'locale' | 'messages'>;

/** Cache, because shops share the same few times. */
const texts = new WeakMap<Reader['messages'], Map<string, string>>();

/**
 * Text such as "Open until 18:00". Times are in the place's zone: a shop opens at its own 09:00
 * wherever the reader is.
 */
export function openStateText(
  state: OpenState,
  { locale, messages }: Words,
  timeZone: string | undefined,
): string {
  const time =
    'opensAt' in state ? state.opensAt : 'closesAt' in state ? state.closesAt : undefined;
  const minutes = 'minutes' in state ? state.minutes : '';
  const isWeekAhead = 'isWeekAhead' in state && state.isWeekAhead;
  const key = `${state.kind} ${time?.getTime()} ${minutes} ${isWeekAhead} ${locale} ${timeZone}`;
  const known = remember(texts, messages, () => new Map<string, string>());
  return remember(known, key, () => writeOpenState(state, { locale, messages }, timeZone));
}

const MINUTES = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const WEEKDAY_AND_DATE = { weekday: 'long', day: 'numeric', month: 'short' } as const;

function writeOpenState(
  state: OpenState,
  { locale, messages }: Words,
  timeZone: string | undefined,
): string {
  const at = { locale, timeZone };
  switch (state.kind) {
    case 'open-until':
      return formatTimeMessage(messages.openUntil, state.closesAt, at);
    case 'closes-soon': {
      const minutes = removeUnitSpace(numberFormat(locale, MINUTES).format(state.minutes));
      return formatMessage(messages.closesIn, { minutes });
    }
    case 'open-24-hours':
      return messages.open24Hours;
    case 'opens-at':
      return formatTimeMessage(messages.opensAt, state.opensAt, at);
    case 'opens-on': {
      const style = state.isWeekAhead ? WEEKDAY_AND_DATE : WEEKDAY;
      const day = dateTimeFormat(locale, style, timeZone).format(state.opensAt);
      return formatTimeMessage(messages.opensOn, state.opensAt, at, { day });
    }
    case 'closed-today':
      return messages.closedToday;
    case 'unknown':
      return messages.openingHours;
  }
}

/** "08:00 – 19:00" in the locale's format, or the words for a whole day. */
export function intervalText({ open, close }: Interval, { locale, messages }: Words): string {
  if (open === 0 && close === MINUTES_PER_DAY) return messages.open24Hours;
  const format = dateTimeFormat(locale, SHORT_TIME, 'UTC');
  return formatMessage(messages.hoursFromTo, {
    opens: format.format(open * MINUTE_MS),
    closes: format.format(close * MINUTE_MS),
  });
}
