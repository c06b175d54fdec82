import { type Columns, currencyOfHeading, readHeadings } from './findColumns.js';
import type { ReadRow, RowReading } from './ReadRow.js';
import { decimalSeparator, readAmount } from './readAmount.js';
import { dateOrder, readDate } from './readDate.js';
import { type CsvRecord, splitCsv } from './splitCsv.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** Banks print their name, the account and the period first. */
const MAX_PREAMBLE = 25;
/** Without headings, this share of a column's cells must be dates, or amounts. */
const MOST = 0.8;

const CREDIT = /^(?:c|cr|credit|bij|h|haben|入金|\+)$/i;
const DEBIT = /^(?:d|dr|debit|af|s|soll|出金|-)$/i;

/** Reads a CSV text by the delimiter that makes the most of it. */
export function readCsv(text: string, now: Date): RowReading {
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const readings = (declared?.[1] ? [declared[1]] : DELIMITERS).map((delimiter) =>
    readTable(splitCsv(text, delimiter), now),
  );
  return readings.reduce((best, each) => (each.rows.length > best.rows.length ? each : best));
}

function readTable(all: readonly CsvRecord[], now: Date): RowReading {
  const headingAt = all.slice(0, MAX_PREAMBLE).findIndex(({ cells }) => readHeadings(cells));
  const heading = all[headingAt]?.cells ?? [];
  const records = all.slice(headingAt + 1);
  const columns = readHeadings(heading) ?? guessColumns(records, now);
  if (!columns) return { rows: [], problems: [] };

  const texts = (kind: keyof Columns): string[] =>
    (columns[kind] ?? []).slice(0, 1).flatMap((column) => records.map((each) => at(each, column)));
  const money = [...texts('amount'), ...texts('debit'), ...texts('credit')];
  const options = { order: dateOrder(texts('date'), now), now };
  const decimal = decimalSeparator(money);
  const moneyColumn = (columns.amount ?? columns.debit ?? columns.credit ?? [])[0];
  const currencyOfColumn = currencyOfHeading(heading[moneyColumn ?? -1] ?? '');

  const rows: ReadRow[] = [];
  const problems: string[] = [];
  for (const record of records) {
    const first = (kind: keyof Columns): string =>
      (columns[kind] ?? []).map((column) => at(record, column)).find((cell) => cell !== '') ?? '';
    const place = `Line ${record.line}`;
    const date = readDate(first('date'), options);
    const amount = readMoney(first, decimal);
    if (!date) problems.push(`${place}: expected a date, but got: ${show(first('date'))}.`);
    if (!amount) {
      const got = show(first('amount') || first('debit') || first('credit'));
      problems.push(`${place}: expected an amount, but got: ${got}.`);
    }
    if (!date || !amount) continue;
    rows.push({
      line: record.line,
      date: date.date,
      time: date.time ?? /^\d{1,2}:\d{2}/.exec(first('time'))?.[0].padStart(5, '0'),
      instant: date.instant,
      text: first('text'),
      ...amount,
      currency: code(first('currency')) ?? amount.currency ?? currencyOfColumn,
      city: first('city') || undefined,
      country: first('country') || undefined,
      postcode: first('postcode') || undefined,
      mcc: /^\d{4}$/.test(first('mcc')) ? first('mcc') : undefined,
    });
  }
  return { rows, problems };
}

const at = ({ cells }: CsvRecord, column: number): string => cells[column] ?? '';

const code = (text: string): string | undefined =>
  /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined;

const show = (text: string): string => {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return short === '' ? 'nothing' : JSON.stringify(short);
};

/** One column with signs, or one for each direction, or a column that says which. */
function readMoney(first: (kind: keyof Columns) => string, decimal: '.' | ',' | undefined) {
  const side = first('side');
  const amount = readAmount(first('amount'), decimal);
  if (amount) {
    if (!CREDIT.test(side) && !DEBIT.test(side)) return amount;
    const size = amount.amount.replace('-', '');
    return { ...amount, isSigned: true, amount: DEBIT.test(side) ? `-${size}` : size };
  }
  const out = readAmount(first('debit'), decimal);
  const into = readAmount(first('credit'), decimal);
  const isOut = out !== undefined && /[1-9]/.test(out.amount);
  const chosen = isOut ? out : (into ?? out);
  if (!chosen) return undefined;
  const size = chosen.amount.replace('-', '');
  return { ...chosen, isSigned: true, amount: isOut ? `-${size}` : size };
}

/** Without headings: the first column of dates, the first of amounts, the longest other text. */
function guessColumns(records: readonly CsvRecord[], now: Date): Columns | undefined {
  const width = Math.max(0, ...records.slice(0, 200).map(({ cells }) => cells.length));
  const share = (column: number, test: (cell: string) => boolean) =>
    records.filter((record) => test(at(record, column))).length / records.length;
  const columns = Array.from({ length: width }, (_, column) => column);
  const isDate = (cell: string) => {
    const date =
      readDate(cell, { order: 'day-first', now }) ?? readDate(cell, { order: 'month-first', now });
    return date?.length === cell.length;
  };
  const date = columns.find((column) => share(column, isDate) >= MOST);
  const amount = columns.find(
    (column) => column !== date && share(column, (cell) => readAmount(cell) !== undefined) >= MOST,
  );
  if (date === undefined || amount === undefined) return undefined;
  const letters = (column: number) =>
    records.reduce((sum, record) => sum + at(record, column).replace(/[^\p{L}]/gu, '').length, 0);
  const others = columns.filter((column) => column !== date && column !== amount);
  const text = others.sort((a, b) => letters(b) - letters(a))[0];
  return { date: [date], amount: [amount], ...(text !== undefined && { text: [text] }) };
}
