'use client';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { markedState } from '../components/TransactionAmount/describeAmount.js';
import { useDisplay } from '../display/useDisplay.js';
import { useToday } from '../display/useToday.js';
import { calendarDay } from '../i18n/calendarDay.js';
import { capitalize } from '../i18n/capitalize.js';
import { averageOf, countDecimals } from '../i18n/decimals.js';
import { formatUnsigned, readCurrency, usualDecimals } from '../i18n/formatAmount.js';
import { formatMessage } from '../i18n/formatMessage.js';
import { dateTimeFormat, numberFormat, ordinalRules, relativeTimeFormat } from '../i18n/intl.js';
import type { OrdinalMessage } from '../i18n/Messages.js';
import type { Reader } from '../i18n/Reader.js';
import { readAmount } from '../i18n/readAmount.js';
import { readDate } from '../i18n/readDate.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';

/** One of the reader's payments to the merchant; any transaction of the list qualifies. */
export interface MerchantVisit
  extends Pick<ListedTransaction, 'id' | 'amount' | 'currency' | 'date' | 'state'> {}

export interface MerchantVisitsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Payments in any order. Average and bars leave out currencies other than the current one's. */
  visits: readonly MerchantVisit[];
  /** `id` of the payment that the details show. */
  current: string;
  /** Shows a button below, "All 9 payments", that calls it: for a page with `MerchantPayments`. */
  onShowAll?: (() => void) | undefined;
}

/** Number of bars next to the text. */
const SHOWN = 4;
/** Width of a bar, in units of its view box. */
const WIDTH = 28;
const HEIGHT = 44;
const LEAST_HEIGHT = 4;

/**
 * "4th visit this month, average £41.30", and bars of the latest visits, from the host app's own
 * data. Renders a `<div>` with an `<ol>` of amounts and days for screen readers; nothing without
 * the current visit. Meant for the `visits` slot of `MerchantDetails`, whose colour it uses.
 *
 * It counts the payments that it is given, and requests nothing. A single visit has words and no
 * bars. A visit whose amount or date cannot be read is left out, and so is money that came in: of
 * an employer, only the button with `onShowAll` is shown.
 */
export const MerchantVisits = /* @__PURE__ */ forwardRef<HTMLDivElement, MerchantVisitsProps>(
  function MerchantVisits({ visits, current, onShowAll, className, ...rest }, ref) {
    const display = useDisplay();
    const { locale } = display;
    const words = display.messages.visits;
    const today = useToday();
    const past = readVisits(visits, current, display);
    const shown = past.at(-1);
    const hasAll =
      onShowAll !== undefined && visits.length > 1 && visits.some(({ id }) => id === current);
    if (!shown && !hasAll) return null;
    const isAlike = ({ currency }: Visit) => currency === shown?.currency;
    const shownMonth = shown && monthOf(shown.day, locale);
    const month = past.filter(({ day }) => monthOf(day, locale) === shownMonth);
    const isThisMonth = today !== undefined && monthOf(today, locale) === shownMonth;
    const alike = month.filter(isAlike);
    const bars = past.filter(isAlike).slice(-SHOWN);
    const highest = Math.max(...bars.map(({ size }) => size));
    return (
      <div {...rest} ref={ref} className={clsx('mry-MerchantVisits', className)}>
        {shown && (
          <p className="mry-MerchantVisits-words">
            <span className="mry-MerchantVisits-count">
              {isThisMonth ? ordinal(words.thisMonth, month.length, locale) : words.title}
            </span>
            {alike.length > 1 && (
              <span className="mry-MerchantVisits-average">
                {formatMessage(words.average, { amount: averageAmount(alike, locale) })}
              </span>
            )}
          </p>
        )}
        {bars.length > 1 && (
          <ol className="mry-MerchantVisits-bars">
            {bars.map(({ id, amount, size, currency, day }) => {
              const height = Math.max(LEAST_HEIGHT, Math.round((HEIGHT * size) / (highest || 1)));
              return (
                <li key={id} aria-current={id === current ? 'true' : undefined}>
                  <span>{formatUnsigned(amount, currency, locale)}</span>
                  {/* Attributes, because a CSP may forbid inline styles in the server's markup. */}
                  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
                    <rect
                      y={HEIGHT - height}
                      width={WIDTH}
                      height={height}
                      rx={Math.min(6, height / 2)}
                    />
                  </svg>
                  <span>{day === today ? todayWord(locale) : shortDay(day, locale)}</span>
                </li>
              );
            })}
          </ol>
        )}
        {hasAll && (
          <button type="button" className="mry-MerchantVisits-all" onClick={onShowAll}>
            {formatMessage(words.all, { count: numberFormat(locale).format(visits.length) })}
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M4.25 2.5 7.75 6l-3.5 3.5" />
            </svg>
          </button>
        )}
      </div>
    );
  },
);

const todayWord = (locale: string) =>
  capitalize(relativeTimeFormat(locale, 'auto').format(0, 'day'), locale);

const shortDay = (day: string, locale: string) =>
  dateTimeFormat(locale, SHORT_DAY, 'UTC').format(Date.parse(day));

/** The month in the locale's own calendar. */
const monthOf = (day: string, locale: string) =>
  dateTimeFormat(locale, MONTH, 'UTC').format(Date.parse(day));

const MONTH = { year: 'numeric', month: 'long' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

interface Visit {
  id: string;
  /** Decimal string without a sign. */
  amount: string;
  /** The amount as a number. */
  size: number;
  currency: string | undefined;
  /** ISO 8601 date. */
  day: string;
}

/**
 * Reads the visits up to the current one, oldest first. Leaves out rows without a readable amount
 * or date, money that came in, payments that were declined, reversed or refunded, or are scheduled,
 * and all but the first of one id.
 */
function readVisits(
  visits: readonly MerchantVisit[],
  current: string,
  { timeZone }: Pick<Reader, 'timeZone'>,
): Visit[] {
  const ids = new Set<string>();
  const read = visits.flatMap((visit): (Visit & { moment: number })[] => {
    const { id, currency, date } = visit;
    const signed = readAmount(visit.amount);
    const moment = readDate(date);
    if (signed === undefined || Number(signed) > 0 || moment === undefined) return [];
    if (!isVisit(visit) || ids.has(id)) return [];
    ids.add(id);
    const amount = signed.replace(/^[+-]/, '');
    const isDay = typeof moment === 'string';
    const day = isDay ? moment : calendarDay(new Date(moment), timeZone);
    const size = Number(amount);
    // A visit without a time counts as the last of its day.
    const instant = isDay ? Number.MAX_VALUE : moment;
    return [{ id, amount, size, currency: readCurrency(currency), day, moment: instant }];
  });
  const shown = read.find(({ id }) => id === current);
  if (!shown) return [];
  // By the reader's days, as those are what the bars say.
  const order = (a: typeof shown, b: typeof shown) =>
    a.day === b.day ? a.moment - b.moment : Date.parse(a.day) - Date.parse(b.day);
  const before = read.filter((visit) => visit.id !== current && order(visit, shown) <= 0);
  return [...before.sort(order), shown];
}

/** The average with as many decimals as the currency or one of the visits has. */
function averageAmount(visits: readonly Visit[], locale: string): string {
  const amounts = visits.map(({ amount }) => amount);
  const currency = visits[0]?.currency;
  const scale = Math.max(usualDecimals(currency, locale), ...amounts.map(countDecimals));
  return formatUnsigned(averageOf(amounts, scale), currency, locale);
}

function ordinal(message: OrdinalMessage, count: number, locale: string): string {
  const form = message[ordinalRules(locale).select(count)] ?? message.nth;
  return formatMessage(form, { count: numberFormat(locale).format(count) });
}

/** Whether money has gone, or is about to go, to the merchant. */
const isVisit = (visit: MerchantVisit) => [undefined, 'pending'].includes(markedState(visit));
