'use client';
import type { ReactElement } from 'react';
import { HoursBar } from '../../components/OpeningHours/HoursBar.js';
import { OpeningHoursStatus } from '../../components/OpeningHours/OpeningHoursStatus.js';
import { OpeningHoursTable } from '../../components/OpeningHours/OpeningHoursTable.js';
import {
  intervalText,
  resolvePlaceTimeZone,
} from '../../components/OpeningHours/openingHoursText.js';
import { describeAmount, markedState } from '../../components/TransactionAmount/describeAmount.js';
import { type Display, useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { epochDay, weekdayOf } from '../../hours/epochDay.js';
import { getWeek } from '../../hours/getWeek.js';
import { type LocalTime, localTimeAt } from '../../hours/localTimeAt.js';
import { openParts } from '../../hours/openParts.js';
import { toInstant } from '../../hours/toInstant.js';
import { type Interval, MINUTES_PER_DAY } from '../../hours/Week.js';
import { zoneClock } from '../../hours/zoneClock.js';
import { capitalize } from '../../i18n/capitalize.js';
import { formatTimeMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat, listFormat, relativeTimeFormat } from '../../i18n/intl.js';
import { readDate } from '../../i18n/readDate.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { MerchantRecord } from '../../service/types.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../utils/time.js';
import { DetailsGlyph } from '../DetailsGlyph.js';
import { DetailsFold } from './DetailsFold.js';

interface DetailsHoursProps {
  merchant: MerchantRecord;
  transaction: ListedTransaction;
}

/**
 * Whether the shop is open, today's hours, in words and as a bar, and the week, folded. Renders a
 * `<div>`.
 */
export function DetailsHours({ merchant, transaction }: DetailsHoursProps): ReactElement {
  const { messages } = useDisplay();
  const today = useHoursOfToday(merchant, transaction);
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
              {today?.text && <span className="mry-DetailsHours-today">{today.text}</span>}
              {today?.text && (
                <span className="mry-DetailsHours-day">
                  <HoursBar
                    parts={today.parts}
                    timeZone={today.timeZone}
                    paidAt={today.paid?.minutes}
                  />
                  <HoursScale />
                  {today.paid && <span className="mry-DetailsHours-paid">{today.paid.text}</span>}
                </span>
              )}
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

/** Hours below the bar of a day. */
const SCALE = [6, 12, 18];
const HOUR = { hour: 'numeric' } as const;

/** The hours 6, 12 and 18 below a bar. Hidden from screen readers, as the bar is. */
function HoursScale(): ReactElement {
  const { locale } = useDisplay();
  const format = dateTimeFormat(locale, HOUR, 'UTC');
  return (
    <span aria-hidden="true" className="mry-DetailsHours-scale">
      {SCALE.map((hour) => (
        <span key={hour}>
          {format
            .formatToParts(hour * HOUR_MS)
            .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
            .map(({ value }) => value)
            .join(' ')}
        </span>
      ))}
    </span>
  );
}

interface Today {
  /** "Today 07:00 – 20:00"; empty if the open state already says it, as on a closed day. */
  text: string;
  parts: readonly Interval[];
  timeZone: string | undefined;
  /** The reader's payment, if it was made there today. */
  paid: { minutes: number; text: string } | undefined;
}

/** Today at the place; undefined while the time there, or the day's hours, are unknown. */
function useHoursOfToday(
  merchant: MerchantRecord,
  transaction: ListedTransaction,
): Today | undefined {
  const display = useDisplay();
  const at = useNow((now) => {
    const timeZone = resolvePlaceTimeZone(merchant, transaction, undefined, display);
    const place = localTimeAt({ now, timeZone });
    const midnight = place && new Date(toInstant(place.clock, (place.today + 1) * DAY_MS));
    return { now, timeZone, changesAt: midnight };
  });
  const place = at && localTimeAt(at);
  const week = getWeek(merchant.opening_hours, at);
  if (!place || !week) return undefined;
  const weekday = weekdayOf(place.today);
  const intervals = week[weekday]?.intervals;
  const parts = openParts(week, weekday);
  if (intervals === undefined || parts === undefined) return undefined;
  const isAllDay = intervals.some(({ open, close }) => close - open >= MINUTES_PER_DAY);
  const word = relativeTimeFormat(display.locale, 'auto').format(0, 'day');
  const times = intervals.map((interval) => intervalText(interval, display));
  // Not `formatList`: the times are in the reader's own language, and run as the line does.
  const text =
    intervals.length === 0 || isAllDay
      ? ''
      : `${capitalize(word, display.locale)} ${listFormat(display.locale).format(times)}`;
  return { text, parts, timeZone: at.timeZone, paid: describePaid(transaction, place, display) };
}

/**
 * The time at which the reader paid today, in person. Undefined for payments that are online,
 * recurring, scheduled, declined or incoming. Also undefined where the reader's clock differs from the
 * place's, because two times of one payment would only confuse.
 */
function describePaid(
  transaction: ListedTransaction,
  { clock, today }: LocalTime,
  display: Display,
): Today['paid'] {
  const { date, online, recurring } = transaction;
  const moment = readDate(date);
  const state = markedState(transaction);
  const isPaid = describeAmount(transaction, display.locale).direction === 'out';
  const isAtTill = online !== true && !recurring && (state === undefined || state === 'pending');
  if (typeof moment !== 'number' || !isPaid || !isAtTill) return undefined;
  const wallTime = clock.toWallTime(moment);
  if (epochDay(wallTime) !== today) return undefined;
  if (zoneClock(display.timeZone)?.toWallTime(moment) !== wallTime) return undefined;
  const { locale, messages, timeZone } = display;
  return {
    minutes: Math.floor((wallTime % DAY_MS) / MINUTE_MS),
    text: formatTimeMessage(messages.paidAt, new Date(moment), { locale, timeZone }),
  };
}
