import { STATES } from '../components/TransactionAmount/describeAmount.js';
import { readCurrency } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import { readDate } from '../i18n/readDate.js';
import { type CategoryKey, categories } from '../record/categories.js';
import { foldText } from '../record/foldText.js';
import type { TransactionState } from '../record/ListedTransaction.js';

/**
 * Periods relative to the reader's current date; months and years are those of the locale's calendar.
 * `last-90-days` ends today.
 */
export const RELATIVE_PERIODS = [
  'this-month',
  'last-month',
  'last-90-days',
  'this-year',
  'last-year',
] as const;

export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** ISO 8601 dates in the reader's time zone, both inclusive. */
export interface FindDates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Decimal amounts without a sign or currency, "12.50", both inclusive. */
export interface FindAmounts {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * A search and its filters, as plain JSON. An omitted or empty field matches everything. A row must
 * match every filter, and one value of a filter with several.
 */
export interface FindState {
  /** Words in any order, all of which must match. Up to 200 characters. */
  readonly text?: string | undefined;
  /** Categories as rows show them. */
  readonly categories?: readonly CategoryKey[] | undefined;
  /** Merchants, by `merchantKey`. */
  readonly merchants?: readonly string[] | undefined;
  /**
   * Range of amounts: `{ from, to }`, decimals without a sign, both included, whatever the
   * currency. In the wrong order they are swapped.
   */
  readonly amount?: FindAmounts | undefined;
  /**
   * `this-month`, `last-month`, `last-90-days`, `this-year` or `last-year`, in the calendar of the
   * locale; or `{ from, to }`, ISO dates in the reader's zone, both included.
   */
  readonly period?: RelativePeriod | FindDates | undefined;
  /** `in` or `out`. */
  readonly direction?: 'in' | 'out' | undefined;
  /** ISO 4217 codes. */
  readonly currencies?: readonly string[] | undefined;
  /** `booked`, `pending`, `declined`, `reversed`, `refunded` or `scheduled`. */
  readonly states?: readonly TransactionState[] | undefined;
  /** Only payments that have a note. */
  readonly note?: boolean | undefined;
  /** Only recurring payments. */
  readonly recurring?: boolean | undefined;
  /** Only payments in a currency other than the account's. */
  readonly abroad?: boolean | undefined;
}

export type FilterName = Exclude<keyof FindState, 'text'>;

/** In characters. */
export const MAX_TEXT_LENGTH = 200;

type Given = { readonly [Name in keyof FindState]?: unknown };

/** Drops unknown, malformed and empty fields, and puts the rest in one order. */
export function readState(state: unknown): FindState {
  const given: Given = isObject(state) ? state : {};
  const read: { [Name in keyof FindState]-?: FindState[Name] } = {
    text: readString(given.text),
    categories: readList(given.categories, (key): CategoryKey | undefined =>
      typeof key === 'string' && Object.hasOwn(categories, key) ? (key as CategoryKey) : undefined,
    ),
    merchants: readList(given.merchants, readKey),
    amount: readRange(given.amount, readSize),
    period:
      RELATIVE_PERIODS.find((name) => name === given.period) ?? readRange(given.period, readDay),
    direction: given.direction === 'in' || given.direction === 'out' ? given.direction : undefined,
    currencies: readList(given.currencies, readCurrency),
    states: readList(given.states, (name) =>
      name === 'booked' || STATES.includes(name) ? (name as TransactionState) : undefined,
    ),
    note: given.note === true || undefined,
    recurring: given.recurring === true || undefined,
    abroad: given.abroad === true || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A text with a word in it. */
const readString = (value: unknown): string | undefined =>
  typeof value === 'string' && foldText(value) !== ''
    ? readKey(value.slice(0, MAX_TEXT_LENGTH))
    : undefined;

/** A key of any length. Rejects a lone surrogate, which a URL cannot carry. */
const readKey = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value.replace(/\p{Surrogate}/gu, '\ufffd')
    : undefined;

function readList<V>(
  value: unknown,
  read: (item: unknown) => V | undefined,
): readonly V[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length > 0 ? [...new Set(items)] : undefined;
}

function readRange(
  value: unknown,
  read: (end: unknown) => string | undefined,
): { from?: string; to?: string } | undefined {
  if (!isObject(value)) return undefined;
  const { from, to } = value as { from?: unknown; to?: unknown };
  const [first, last] = [read(from), read(to)];
  if (first === undefined && last === undefined) return undefined;
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

const readSize = (amount: unknown) => readAmount(amount)?.replace(/^[+-]/, '');

const readDay = (date: unknown) =>
  typeof date === 'string' && date.length === 10 && readDate(date) === date ? date : undefined;

/** Whether payments without a name may be missing from what is found. */
export const dependsOnNames = ({ text, categories, merchants }: FindState): boolean =>
  (text ?? categories ?? merchants) !== undefined;
