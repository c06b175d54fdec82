'use client';
import type { ReactElement } from 'react';
import { OpeningHoursStatus } from '../../components/OpeningHours/OpeningHoursStatus.js';
import { OpeningHoursTable } from '../../components/OpeningHours/OpeningHoursTable.js';
import {
  intervalText,
  resolvePlaceTimeZone,
} from '../../components/OpeningHours/openingHoursText.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { DAY_MS, weekdayOf } from '../../hours/epochDay.js';
import { getWeek } from '../../hours/getWeek.js';
import { localTimeAt } from '../../hours/localTimeAt.js';
import { toInstant } from '../../hours/toInstant.js';
import { MINUTES_PER_DAY } from '../../hours/Week.js';
import { capitalize } from '../../i18n/capitalize.js';
import { relativeTimeFormat } from '../../i18n/intl.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { DetailsGlyph } from '../DetailsGlyph.js';
import { DetailsFold } from './DetailsFold.js';

export interface DetailsHoursProps {
  merchant: MerchantRecord;
  transaction: Transaction;
}

/** Whether the shop is open, today's hours, and the week, folded. Renders a `<div>`. */
export function DetailsHours({ merchant, transaction }: DetailsHoursProps): ReactElement {
  const { messages } = useDisplay();
  const today = useTodaysHours(merchant, transaction);
  return (
    <div className="mry-DetailsHours">
      <DetailsFold
        summary={
          <>
            <DetailsGlyph name="clock" />
            <span className="mry-DetailsHours-now">
              {today !== undefined && (
                <span className="mry-Hidden">{`${messages.openingHours}:`}</span>
              )}
              <OpeningHoursStatus merchant={merchant} transaction={transaction} />
              {today && <span className="mry-DetailsHours-today">{today}</span>}
            </span>
          </>
        }
      >
        <div className="mry-DetailsHours-week">
          <OpeningHoursTable merchant={merchant} transaction={transaction} />
        </div>
      </DetailsFold>
    </div>
  );
}

/**
 * "Today 07:00 – 20:00" at the place; empty if the open state already says it, as on a closed day.
 * Undefined while the time there, or the day's hours, are unknown.
 */
function useTodaysHours(merchant: MerchantRecord, transaction: Transaction): string | undefined {
  const display = useDisplay();
  const at = useNow((now) => {
    const timeZone = resolvePlaceTimeZone(merchant, transaction, undefined, display);
    const place = localTimeAt({ now, timeZone });
    const midnight = place && new Date(toInstant(place.clock, (place.today + 1) * DAY_MS));
    return { now, timeZone, changesAt: midnight };
  });
  const today = at && localTimeAt(at)?.today;
  const week = getWeek(merchant.opening_hours, at);
  const intervals = today === undefined ? undefined : week?.[weekdayOf(today)]?.intervals;
  if (intervals === undefined) return undefined;
  const isAllDay = intervals.some(({ open, close }) => close - open >= MINUTES_PER_DAY);
  if (intervals.length === 0 || isAllDay) return '';
  const word = relativeTimeFormat(display.locale, 'auto').format(0, 'day');
  const times = intervals.map((interval) => intervalText(interval, display));
  return `${capitalize(word, display.locale)} ${times.join(', ')}`;
}
