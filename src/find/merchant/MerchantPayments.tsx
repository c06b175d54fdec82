'use client';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  createElement,
  type ReactElement,
  useMemo,
  useRef,
} from 'react';
import { MerchantCredits } from '../../components/MerchantCredits/MerchantCredits.js';
import { MerchantLogo } from '../../components/MerchantLogo/MerchantLogo.js';
import { useLogoColor } from '../../components/MerchantLogo/useLogoColor.js';
import { wrapText } from '../../components/markup/wrapText.js';
import { markedState } from '../../components/TransactionAmount/describeAmount.js';
import { TransactionAmount } from '../../components/TransactionAmount/TransactionAmount.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useToday } from '../../display/useToday.js';
import { capitalize } from '../../i18n/capitalize.js';
import { formatDecimal, formatUnsigned } from '../../i18n/formatAmount.js';
import { formatList } from '../../i18n/formatList.js';
import {
  formatMessage,
  formatPlural,
  formatTimeMessage,
  SHORT_TIME,
} from '../../i18n/formatMessage.js';
import { dateTimeFormat, relativeTimeFormat } from '../../i18n/intl.js';
import { readDate, unreadableDate } from '../../i18n/readDate.js';
import { comma, separator } from '../../i18n/separator.js';
import { uniqueKeys } from '../../list/model/uniqueKeys.js';
import type { HeadingLevel } from '../../list/TransactionListProps.js';
import { createFindText } from '../bar/createFindText.js';
import { NamingLine } from '../bar/NamingLine.js';
import type { FindMessages } from '../FindMessages.js';
import { findEn } from '../locales/en.js';
import type { Find } from '../useFind.js';
import {
  type MerchantPayment,
  type MerchantSums,
  type MonthSum,
  readMerchantPayments,
} from './readMerchantPayments.js';

export interface MerchantPaymentsProps<T>
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'> {
  /** The result of `useFind`, whatever it has found: this searches all of its rows. */
  find: Find<T>;
  /** One of the rows, whose merchant is shown. */
  payment: T;
  /** Called when a payment is pressed. Makes every payment a button. */
  onSelect?: ((row: T) => void) | undefined;
  /** Level of the heading with the merchant's name, 2 to 5. Months are one level below. Default 2. */
  headingLevel?: Exclude<HeadingLevel, 6> | undefined;
  /** Default English. */
  messages?: FindMessages | undefined;
}

/** Size of a bar, in units of its view box. */
const WIDTH = 40;
const HEIGHT = 80;
const LEAST_HEIGHT = 2;

/** In characters. */
const MAX_DATE_LENGTH = 40;

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const WEEKDAY_AND_DAY = { weekday: 'long', day: 'numeric' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SHORT_MONTH = { month: 'short' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/**
 * All payments at one merchant: their sum, the last six months, average, usual day and time, and
 * each payment by month. Renders a `<section>`; nothing for a row whose merchant is unknown. Styled
 * by `merchantry/find.css`.
 */
export function MerchantPayments<T>(props: MerchantPaymentsProps<T>): ReactElement | null {
  const { find, payment: row, onSelect, headingLevel = 2, messages = findEn, ...rest } = props;
  const display = useDisplay();
  const { locale, timeZone } = display;
  const today = useToday();
  const model = useMemo(
    () => readMerchantPayments(find, row, today, { locale, timeZone }),
    [find, row, today, locale, timeZone],
  );
  const anyFind = find as Find<unknown>;
  const text = useMemo(
    () => createFindText(anyFind, messages, display, today),
    [anyFind, messages, display, today],
  );
  const shown = find.describe(row);
  const section = useRef<HTMLElement>(null);
  const { onLoadCapture: onLogo, ...logo } = useLogoColor(section, shown?.name, shown?.merchant);
  if (!shown || model.payments.length === 0) return null;
  const { merchant, name } = shown;
  const write = (options: Intl.DateTimeFormatOptions, day: string) =>
    dateTimeFormat(locale, options, 'UTC').format(Date.parse(day));
  const amount = (decimal: string) => formatUnsigned(decimal, model.currency, locale);
  const format = model.isIncome ? formatDecimal : formatUnsigned;
  const texts = (sums: MerchantSums<T>['sums'] = []) =>
    sums.map((sum) => format(sum.amount, sum.currency, locale));
  const [sum, ...otherSums] = texts(model.sums);
  const { made, since, usualDay, usualTime } = model;
  const habits = [
    usualDay && capitalize(write(WEEKDAY, usualDay), locale),
    usualTime && formatTimeMessage(messages.around, new Date(usualTime), { locale, timeZone }),
  ].filter((habit) => typeof habit === 'string');
  const groupOf = (key: string, label: string, { sums, payments }: MerchantSums<T>) => {
    const ids = uniqueKeys(payments.map(({ transaction }) => transaction.id));
    return { key, label, total: texts(sums).join(separator(locale)), payments, ids };
  };
  const groups = [
    ...model.months.map((month) =>
      groupOf(month.from, capitalize(write(MONTH, month.from), locale), month),
    ),
    ...(model.undated.payments.length > 0
      ? [groupOf('undated', display.messages.dateUnknown, model.undated)]
      : []),
  ];
  const facts = [
    [messages.average, model.average && amount(model.average)],
    [messages.usually, habits.length > 0 ? habits.join(comma(locale)) : undefined],
    [messages.paidWith, model.card],
  ] as const;

  return (
    <section
      aria-label={name}
      {...logo}
      {...rest}
      ref={section}
      className={clsx('mry-MerchantPayments', rest.className)}
      style={{ ...rest.style, ...logo.style }}
    >
      <header className="mry-MerchantPayments-header" onLoadCapture={onLogo}>
        <MerchantLogo merchant={merchant} transaction={undefined} />
        {createElement(
          `h${headingLevel}`,
          { className: 'mry-MerchantPayments-name', tabIndex: -1 },
          wrapText(name),
        )}
        {sum !== undefined && <span className="mry-MerchantPayments-sum">{sum}</span>}
        {otherSums.length > 0 && <span>{otherSums.join(separator(locale))}</span>}
        {since !== undefined && (
          <span>
            {formatMessage(formatPlural(messages.paymentsSince, made, locale), {
              date: write(DATE, since),
            })}
          </span>
        )}
      </header>
      {model.lastMonths.length > 0 && (
        <Bars months={model.lastMonths} amount={amount} label={(day) => write(SHORT_MONTH, day)} />
      )}
      <dl className="mry-MerchantPayments-facts">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {groups.map(({ key, label, total, payments, ids }) => (
        <div key={key} className="mry-MerchantPayments-month">
          <div className="mry-MerchantPayments-heading">
            {createElement(
              `h${headingLevel + 1}`,
              { className: 'mry-MerchantPayments-monthName' },
              label,
            )}
            {total !== '' && <span>{total}</span>}
          </div>
          <ul>
            {payments.map((payment, index) => (
              <li key={ids[index]}>
                <Payment payment={payment} today={today} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <NamingLine find={anyFind} text={text} about="merchant" />
      <MerchantCredits lookups={[merchant]} parts={['name', 'logo']} />
    </section>
  );
}

interface BarsProps {
  months: readonly MonthSum[];
  amount: (decimal: string) => string;
  label: (day: string) => string;
}

/** One picture for screen readers, with the sums as its name. */
function Bars({ months, amount, label }: BarsProps): ReactElement {
  const { locale } = useDisplay();
  const highest = Math.max(...months.map((month) => Number(month.amount)));
  const words = months.map((month) => `${label(month.from)}: ${amount(month.amount)}`);
  return (
    <div
      role="img"
      aria-label={formatList(words, locale)}
      className="mry-MerchantPayments-bars"
      data-long={months.some((month) => isLong(amount(month.amount))) ? '' : undefined}
    >
      {months.map(({ from, amount: sum }, index) => {
        const height = Math.max(LEAST_HEIGHT, Math.round((HEIGHT * Number(sum)) / (highest || 1)));
        return (
          <span key={from} data-last={index === months.length - 1 ? '' : undefined}>
            {Number(sum) > 0 && <span>{amount(sum)}</span>}
            {/* Attributes, because a CSP may forbid inline styles in the server's markup. */}
            <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
              <rect width={WIDTH} height={height} rx={Math.min(6, height / 2)} />
            </svg>
            <span>{label(from)}</span>
          </span>
        );
      })}
    </div>
  );
}

/** Visible characters of an amount that a bar has room for on a phone. */
const MAX_LENGTH = 8;
const isLong = (text: string) => text.replace(/\p{Cf}/gu, '').length > MAX_LENGTH;

interface PaymentProps<T> {
  payment: MerchantPayment<T>;
  today: string | undefined;
  onSelect: ((row: T) => void) | undefined;
}

function Payment<T>({ payment, today, onSelect }: PaymentProps<T>): ReactElement {
  const { locale, timeZone, messages } = useDisplay();
  const { transaction, day, row } = payment;
  const moment = readDate(transaction.date);
  const isToday = day !== undefined && day === today;
  const date = isToday
    ? relativeTimeFormat(locale, 'auto').format(0, 'day')
    : day
      ? dateTimeFormat(locale, WEEKDAY_AND_DAY, 'UTC').format(Date.parse(day))
      : unreadableDate(transaction.date, MAX_DATE_LENGTH);
  const time =
    typeof moment === 'number' && dateTimeFormat(locale, SHORT_TIME, timeZone).format(moment);
  const state = markedState(transaction);
  const details = [time, state && messages[state]].filter(Boolean).join(separator(locale));
  const content = (
    <>
      <span>
        {date && <span>{day ? capitalize(date, locale) : date}</span>} <small>{details}</small>
      </span>
      <TransactionAmount transaction={transaction} />
    </>
  );
  const className = 'mry-MerchantPayments-payment';
  return onSelect ? (
    <button type="button" className={className} onClick={() => onSelect(row)}>
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}
