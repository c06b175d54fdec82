import { describeOpening, type OpenState } from '../../hours/describeOpening.js';
import type { PlaceTimeZone } from '../../hours/PlaceTimeZone.js';
import type { Reader } from '../../i18n/Reader.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { hasOpeningHours, openStateText, resolvePlaceTimeZone } from './openingHoursText.js';

export interface HoursDescription {
  /** `not-loaded`: the button's dialog could not be loaded. */
  kind: OpenState['kind'] | 'not-loaded';
  /** The text of `openingHoursText.ts`. */
  text: string;
  /** When the text changes; undefined if never. */
  changesAt: Date | undefined;
}

export interface HoursDisplay extends Pick<Reader, 'locale' | 'messages'> {
  placeTimeZone: PlaceTimeZone | undefined;
}

export interface HoursOf {
  merchant: MerchantRecord | undefined;
  transaction: Transaction | undefined;
  /** IANA time zone of this shop, if the host app knows it. */
  placeTimeZone?: string | undefined;
}

/**
 * Describes whether the shop is open; undefined without hours. Without the time or the shop's time
 * zone, a generic text for opening hours.
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
  // Cheap here, because the hours have been parsed by now.
  if (state.kind === 'unknown' && !hasOpeningHours(merchant)) return undefined;
  const text = openStateText(state, display, timeZone);
  return { kind: state.kind, text, changesAt: state.changesAt };
}
