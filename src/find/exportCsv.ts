import { markedState } from '../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../components/TransactionAmount/describeBelow.js';
import { readCurrency } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import { siteNameOf } from '../record/links.js';
import type { FoundPayment } from './describePayment.js';
import type { Find } from './useFind.js';

/** What a column has of each payment. */
const COLUMNS = {
  id: ({ transaction }) => transaction.id,
  /** ISO 8601 date in the reader's zone; a date that cannot be read is as it is. */
  date: ({ transaction, day }) => day ?? transaction.date,
  /** As the row shows it. */
  name: ({ name }) => name,
  /** The bank's raw text. */
  statement: ({ transaction }) => transaction.merchant_name,
  /** In the reader's language. */
  category: ({ categoryLabel }) => categoryLabel,
  /** In no language. */
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

/** A column of the host app's own. Numbers are written as they are. */
export interface CsvOwnColumn<T> {
  header: string;
  value: (row: T, payment: FoundPayment) => string | number | undefined;
}

export interface CsvOptions<T> {
  /** Default: date, name, statement, category, amount, currency, state and note. */
  columns?: readonly (CsvColumn | CsvOwnColumn<T>)[] | undefined;
  /** Of the library's own columns. Default: their names, in no language. */
  headers?: Partial<Readonly<Record<CsvColumn, string>>> | undefined;
  /**
   * The `cachePolicy` labels of sources whose data may be stored, as for `cacheableResult`; `all` if
   * each may. Default none: without them, names and categories are those of the bank's own data.
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
 * The found payments as CSV by RFC 4180: a header, lines that end with CR and LF, amounts with a
 * decimal point. A text that a spreadsheet would take for a formula gets an apostrophe. Fields of
 * records that may not be stored are left out, unless `sources` says that they may. Throws a
 * `TypeError` for a column that is not known.
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

/** As spreadsheets read it: "+3" as 3, ".5" as 0.5, "2." as 2. */
const toNumber = (amount: unknown): string | undefined =>
  readAmount(amount)
    ?.replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');

/** Also in full width, which spreadsheets of some languages read. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function writeCell(value: string | number | undefined): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  const isFormula = typeof value === 'string' && FORMULA.test(text) && !NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
