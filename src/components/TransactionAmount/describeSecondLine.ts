import { formatMessage, SHORT_TIME } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { readDate, unreadableDate } from '../../i18n/readDate.js';
import { cleanText } from '../../record/cleanText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { readRecurrence } from '../../record/readRecurrence.js';
import { markedState } from './describeAmount.js';
import { isAbroad } from './describeBelowAmount.js';

/** The transaction's own texts in the second line, next to category and merchant. */
export interface SecondLineDescription {
  /** When it was made or is due: "18:22"; "Monthly", "next 18 Dec". */
  words: readonly string[];
  /** "•• 4417" */
  card: string | undefined;
  /** “Thank you for dinner” */
  note: string | undefined;
  /** "Receipt attached": accessible name of the paperclip. */
  receipt: string | undefined;
  /** Whether the time of day matters: not to a payment due, and not beside a note. */
  hasTime: boolean;
  /** Whether the first of `words` is a time of day. */
  startsWithTime: boolean;
}

type Words = Pick<Reader, 'locale' | 'timeZone' | 'messages'>;

/** Quotation marks around a note that is already quoted. */
const QUOTES = /^["“”„«»]+|["“”„«»]+$/g;

/** Maximum characters of a date shown as text, so that it fits next to the category on a phone. */
const MAX_DATE_LENGTH = 24;

/**
 * The texts of the second line. A payment due has its day and no time; a note replaces the time,
 * except for income, whose note says what it is for ("Salary"). Malformed values count as absent.
 */
export function describeSecondLine(
  transaction: ListedTransaction,
  isIncome: boolean,
  reader: Words,
  isDated = false,
): SecondLineDescription {
  const { messages } = reader;
  const text = cleanText(transaction.note)?.replace(QUOTES, '');
  const isQuoted = text !== undefined && !isIncome;
  const dueWords = due(transaction, reader, isDated);
  const hasTime = !isQuoted && dueWords === undefined;
  return {
    words: dueWords ?? made(transaction, isQuoted, reader, isDated),
    card: cleanText(transaction.card),
    note: isQuoted ? formatMessage(messages.note, { note: text }) : text,
    receipt: hasReceipt(transaction) ? messages.receiptAttached : undefined,
    hasTime,
    startsWithTime: hasTime && !isDated && typeof readDate(transaction.date) === 'number',
  };
}

/** Whether a receipt is attached. Only true and objects count. */
export function hasReceipt({ receipt }: ListedTransaction): boolean {
  return receipt === true || (typeof receipt === 'object' && receipt !== null);
}

/** Text for scheduled and recurring payments. */
function due(
  transaction: ListedTransaction,
  reader: Words,
  isDated: boolean,
): readonly string[] | undefined {
  const { date, method } = transaction;
  const { messages } = reader;
  const recurring = readRecurrence(transaction.recurring);
  const again = recurring && messages.recurring[recurring.every];
  if (markedState(transaction) === 'scheduled') {
    const day = isDated ? undefined : shortDate(date, reader);
    return [cleanText(method) ?? again, day].flatMap((word) => word ?? []);
  }
  if (!recurring || again === undefined) return undefined;
  // The next yearly payment is in another year, so its year is shown.
  const options = recurring.every === 'year' ? WITH_YEAR : undefined;
  const next = readDate(recurring.next) && shortDate(recurring.next, reader, options);
  return next ? [again, formatMessage(messages.nextOn, { date: next })] : [again];
}

/** Time of day, and the town of a payment abroad. */
function made(
  { date, original, currency, city }: ListedTransaction,
  hasNote: boolean,
  { locale, timeZone }: Words,
  isDated: boolean,
): readonly string[] {
  const moment = readDate(date);
  const time =
    typeof moment === 'number'
      ? dateTimeFormat(locale, SHORT_TIME, timeZone).format(moment)
      : unreadableDate(date, MAX_DATE_LENGTH);
  const town = isAbroad({ original, currency }) ? cleanText(city) : undefined;
  const shown = isDated || (hasNote && typeof moment === 'number') ? undefined : time;
  if (town === undefined) return shown === undefined ? NO_WORDS : [shown];
  return shown === undefined ? [town] : [shown, town];
}

const NO_WORDS: readonly string[] = [];

const SHORT_DATE = { day: 'numeric', month: 'short' } as const;
const WITH_YEAR = { ...SHORT_DATE, year: 'numeric' } as const;

function shortDate(
  date: unknown,
  { locale, timeZone }: Words,
  options: Intl.DateTimeFormatOptions = SHORT_DATE,
): string | undefined {
  const moment = readDate(date);
  if (moment === undefined) return unreadableDate(date, MAX_DATE_LENGTH);
  return typeof moment === 'number'
    ? dateTimeFormat(locale, options, timeZone).format(moment)
    : dateTimeFormat(locale, options, 'UTC').format(Date.parse(moment));
}
