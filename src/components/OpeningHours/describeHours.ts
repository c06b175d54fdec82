import { describeOpening, type OpenState } from '../../hours/describeOpening.js';
import type { PlaceTimeZone } from '../../hours/PlaceTimeZone.js';
import type { Reader } from '../../i18n/Reader.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { hasOpeningHours, openStateText, resolvePlaceTimeZone } from './openingHoursText.js';

export interface HoursDescription {
  /** `not-loaded`: of a button that could not open them. */
  kind: OpenState['kind'] | 'not-loaded';
  /** "Open until 18:00" and its like. */
  text: string;
  /** Until when the text holds; undefined if for good. */
  changesAt: Date | undefined;
}

export interface HoursDisplay extends Pick<Reader, 'locale' | 'messages'> {
  placeTimeZone: PlaceTimeZone | undefined;
}

export interface HoursOf {
  merchant: MerchantRecord | undefined;
  transaction: Transaction | undefined;
  /** IANA zone of this shop, when the host app knows it. */
  placeTimeZone?: string | undefined;
}

/**
 * Whether the shop is open, in words; undefined without hours. Without the time or the shop's zone
 * it makes no claim: the words for opening hours in general.
 */
export function describeHours(
  { merchant, transaction, placeTimeZone }: HoursOf,
  display: HoursDisplay,
  now: Date | undefined,
): HoursDescription | undefined {
  const hours = merchant?.opening_hours;
  if (!hours || hours.type) return undefined;
  if (!now) {
    if (!hasOpeningHours(merchant)) return undefined;
    return { kind: 'unknown', text: display.messages.openingHours, changesAt: undefined };
  }
  const timeZone = resolvePlaceTimeZone(merchant, transaction, placeTimeZone, display);
  const state = describeOpening(hours, { now, timeZone });
  // Reading the hours is most of the work, and done by now.
  if (state.kind === 'unknown' && !hasOpeningHours(merchant)) return undefined;
  const text = openStateText(state, display, timeZone);
  return { kind: state.kind, text, changesAt: state.changesAt };
}
