'use client';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { weekdayOf } from '../../hours/epochDay.js';
import { getWeek } from '../../hours/getWeek.js';
import { localTimeAt } from '../../hours/localTimeAt.js';
import { openParts } from '../../hours/openParts.js';
import { toInstant } from '../../hours/toInstant.js';
import type { Day } from '../../hours/Week.js';
import { capitalize } from '../../i18n/capitalize.js';
import { firstWeekday } from '../../i18n/firstWeekday.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import { cleanText } from '../../record/cleanText.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { DAY_MS } from '../../utils/time.js';
import { HoursBar } from './HoursBar.js';
import { hasOpeningHours, intervalText, resolvePlaceTimeZone } from './openingHoursText.js';

export interface OpeningHoursTableProps
  extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Passed to the provider's `placeTimeZone`. */
  transaction?: Transaction | undefined;
  /** IANA time zone of this shop, if the host app knows it. */
  placeTimeZone?: string | undefined;
}

const WEEKDAY = { weekday: 'long' } as const;

/** Minutes after midnight. */
const EARLY = 6 * 60;

/** 1970-01-04 was a Sunday. */
const SUNDAY = Date.UTC(1970, 0, 4);

/**
 * The week's hours, from the locale's first day. Today is bold, marked with
 * `aria-current="date"` and read as such; special, closed and unknown days in words. Where there is space, each day
 * has a bar of its open hours, today's with a tick at the current time. Renders a `<table>`; if the
 * record has only text, a table of its lines; nothing without hours.
 *
 * A day of which a period cannot be read says "Not known", never "Closed"; if the period may be for
 * any day, there are no days. Nothing for hours with a `type`, such as kitchen or delivery.
 */
export const OpeningHoursTable = /* @__PURE__ */ forwardRef<
  HTMLTableElement,
  OpeningHoursTableProps
>(function OpeningHoursTable(
  { merchant: json, transaction, placeTimeZone, className, ...rest },
  ref,
) {
  const display = useDisplay();
  const merchant = parseMerchant(json);
  const { locale, recordLanguage, messages } = display;
  const hours = merchant?.opening_hours;
  const at = useNow((now) => {
    const timeZone =
      merchant && resolvePlaceTimeZone(merchant, transaction, placeTimeZone, display);
    return { now, timeZone, changesAt: midnight(now, timeZone) };
  });
  if (!hasOpeningHours(merchant)) return null;

  const week = getWeek(hours, at);
  const today = at && localTimeAt(at)?.today;
  const weekday = today === undefined ? undefined : weekdayOf(today);
  const first = firstWeekday(locale);
  const days = week?.map((_, index) => {
    const day = week[(first + index) % 7] as Day;
    return { ...day, parts: openParts(week, day.day) };
  });
  // Few places are open before six, and a shorter day shows more of the others.
  const isEarly = days?.some(({ parts }) => parts?.some(({ open }) => open < EARLY));
  const lines = hours?.weekday_text?.flatMap((line) => cleanText(line) ?? []) ?? [];
  const dayName = ({ day }: Day) => {
    const format = dateTimeFormat(locale, WEEKDAY, 'UTC');
    const name = capitalize(format.format(SUNDAY + day * DAY_MS), locale);
    if (day !== weekday) return name;
    // Bold to the eye; the word would take the space of the bars.
    return (
      <>
        <span aria-hidden="true">{name}</span>
        <span className="mry-Hidden">{formatMessage(messages.dayIsToday, { day: name })}</span>
      </>
    );
  };
  return (
    <table {...rest} ref={ref} className={clsx('mry-OpeningHoursTable', className)}>
      {days && (
        <thead className="mry-OpeningHoursTable-head mry-Hidden">
          <tr>
            <th scope="col">{messages.day}</th>
            <td aria-hidden="true" />
            <th scope="col">{messages.hours}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {days?.map((day) => (
          <tr
            key={day.day}
            className="mry-OpeningHoursTable-day"
            aria-current={day.day === weekday ? 'date' : undefined}
          >
            <th scope="row">{dayName(day)}</th>
            <td aria-hidden="true" className="mry-OpeningHoursTable-bar">
              {day.parts && (
                <div>
                  <HoursBar
                    parts={day.parts}
                    from={isEarly ? 0 : EARLY}
                    timeZone={day.day === weekday ? at?.timeZone : undefined}
                  />
                </div>
              )}
            </td>
            <td>
              {day.intervals === undefined && <span>{messages.hoursUnknown}</span>}
              {day.intervals?.length === 0 && <span>{messages.closed}</span>}
              {day.intervals?.map((interval) => (
                <span key={interval.open} className="mry-OpeningHoursTable-interval">
                  {intervalText(interval, display)}
                </span>
              ))}
              {day.special && (
                <span className="mry-OpeningHoursTable-special">{messages.specialHours}</span>
              )}
            </td>
          </tr>
        )) ??
          distinctLines(lines).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's position is its weekday
            <tr key={index} className="mry-OpeningHoursTable-text">
              <td>
                <bdi lang={recordLanguage === locale ? undefined : recordLanguage}>{line}</bdi>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
});

/** Start of the next day at the place. */
function midnight(now: Date, timeZone: string | undefined): Date | undefined {
  const place = localTimeAt({ now, timeZone });
  return place && new Date(toInstant(place.clock, (place.today + 1) * DAY_MS));
}

/** Seven lines are the days of a week, of which some may be alike; of others, one is enough. */
const distinctLines = (lines: readonly string[]) =>
  lines.length === DAYS ? lines : [...new Set(lines)];

const DAYS = 7;
