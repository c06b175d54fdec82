import { markedState } from '../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../components/TransactionAmount/describeBelowAmount.js';
import { readCurrency } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import { siteNameOf } from '../record/links.js';
import type { FoundPayment } from './describePayment.js';
import type { Find } from './useFind.js';

/** The value of each column. */
const COLUMNS = {
  id: ({ transaction }) => transaction.id,
  /** ISO 8601 date in the reader's time zone; an unreadable date unchanged. */
  date: ({ transaction, day }) => day ?? transaction.date,
  /** The name that the row shows. */
  name: ({ name }) => name,
  /** The bank's raw text. */
  statement: ({ transaction }) => transaction.merchant_name,
  /** In the reader's language. */
  category: ({ categoryLabel }) => categoryLabel,
  /** Independent of language. */
  categoryKey: ({ category }) => category,
  amount: ({ transaction }) => toNumber(transaction.amount) ?? String(transaction.amount),
  currency: ({ transaction }) => readCurrency(transaction.currency),
  /** `booked`, `pending` and so on. */
  state: ({ transaction }) => markedState(transaction) ?? 'booked',
  note: ({ transaction }) => transaction.note,
  counterparty: ({ transaction }) => readPerson(transaction.counterparty)?.name,
  card: ({ transaction }) => transaction.card,
  method: ({ transaction }) => transaction.method,
  city: ({ transaction, merchant }) => transaction.city ?? merchant?.locality,
  country: ({ transaction, merchant }) => transaction.country ?? merchant?.country,
  mcc: ({ transaction }) => transaction.mcc,
  brand: ({ merchant }) => merchant?.brand?.name,
  website: ({ merchant }) => siteNameOf(merchant?.website),
  address: ({ merchant }) => merchant?.address,
} satisfies Record<string, (payment: FoundPayment) => string | undefined>;

export type CsvColumn = keyof typeof COLUMNS;

/** A column of the host app. Numbers are written unquoted and unchanged. */
export interface CsvOwnColumn<T> {
  header: string;
  value: (row: T, payment: FoundPayment) => string | number | undefined;
}

export interface CsvOptions<T> {
  /**
   * Columns, in order: names, or `{ header, value(row, payment) }` for one of the host app, which
   * is written whatever its source. Default: date, name, statement, category, amount, currency,
   * state and note.
   */
  columns?: readonly (CsvColumn | CsvOwnColumn<T>)[] | undefined;
  /** Headers of the library's columns. Default: the column names. */
  headers?: Partial<Readonly<Record<CsvColumn, string>>> | undefined;
  /**
   * `cachePolicy` labels of sources whose data may be stored, as for `cacheableResult`; `all` for
   * every source. Default none: names and categories then come from the bank's own data.
   */
  sources?: readonly string[] | 'all' | undefined;
}

const DEFAULT_COLUMNS: readonly CsvColumn[] = [
  'date',
  'name',
  'statement',
  'category',
  'amount',
  'currency',
  'state',
  'note',
];

/**
 * Exports the found payments as CSV (RFC 4180): a header, lines ending with CRLF, amounts with a
 * decimal point. Text that a spreadsheet would read as a formula gets an apostrophe. Record fields
 * that may not be stored are left out, unless `sources` allows them. Throws a `TypeError` for an
 * unknown column.
 */
export function exportCsv<T>(
  find: Pick<Find<T>, 'rows' | 'describe'>,
  { columns = DEFAULT_COLUMNS, headers = {}, sources = [] }: CsvOptions<T> = {},
): string {
  const read = columns.map((column) => {
    if (typeof column === 'object') return column;
    const value: ((payment: FoundPayment) => string | undefined) | undefined = COLUMNS[column];
    if (!value) throw new TypeError(unknownColumn(column));
    return {
      header: headers[column] ?? column,
      value: (_row: T, payment: FoundPayment) => value(payment),
    };
  });
  const lines = find.rows.flatMap((row) => {
    const payment = find.describe(row, sources === 'all' ? undefined : sources);
    return payment ? [read.map(({ value }) => writeCell(value(row, payment)))] : [];
  });
  const header = read.map((column) => writeCell(column.header));
  return [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const unknownColumn = (column: unknown): string =>
  process.env.NODE_ENV !== 'production'
    ? `Merchantry: expected a column of exportCsv to be one of ${Object.keys(COLUMNS).join(', ')}, but got: "${column}".`
    : 'Merchantry: unknown column.';

/** Normalises a number for spreadsheets: "+3" to 3, ".5" to 0.5, "2." to 2. */
const toNumber = (amount: unknown): string | undefined =>
  readAmount(amount)
    ?.replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');

/**
 * Includes full-width characters, which some spreadsheets accept, after blank and invisible ones,
 * which some skip.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The same after a semicolon, which spreadsheets of many languages take for the end of a cell. */
const FORMULA_INSIDE = /(;["\s\p{Cf}]*)(?=[=+\-@＝＋－＠](?!\)))/gu;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function writeCell(value: string | number | undefined): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  const isFormula = typeof value === 'string' && FORMULA.test(text) && !NUMBER.test(text);
  const safe = (isFormula ? `'${text}` : text).replace(FORMULA_INSIDE, "$1'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
