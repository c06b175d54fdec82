import { toInstant } from '../../src/hours/toInstant.js';
import { zoneClock } from '../../src/hours/zoneClock.js';
import type { ListedTransaction } from '../../src/index.js';
import { parseJson } from './parseJson.js';
import type { ReadRow, RowReading } from './ReadRow.js';
import { readCsv } from './readCsv.js';
import { isOfx, readOfx } from './readOfx.js';
import { readStatement } from './readStatement.js';

export type TextFormat = 'csv' | 'statement' | 'json' | 'ofx';

export interface ParsedTransactions {
  /** What the text was taken for. */
  format: TextFormat;
  /** The rows that can be shown, in the order of the text. */
  transactions: ListedTransaction[];
  /** One sentence for each thing that is wrong, with its line or row. Such rows are left out. */
  problems: string[];
  /** How many rows have a problem. */
  skipped: number;
  /** What had to be assumed. */
  notes: string[];
  /** Where the text stops being JSON: an offset in it. */
  errorIndex?: number | undefined;
}

export interface ParseOptions {
  /** Dates without a year are the last ones before it. */
  now: Date;
  /** Zone of times without an offset. Default Europe/London. */
  timeZone?: string | undefined;
}

const FALLBACK_CURRENCY = 'GBP';

/**
 * Reads what a person types, pastes or drops: a bank's CSV or OFX file, lines of a
 * statement, or JSON.
 * Never throws, and never guesses in silence: `notes` says what was assumed.
 */
export function parseTransactions(given: string, options: ParseOptions): ParsedTransactions {
  const text = given.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(text)) {
    const { leftOut, ...parsed } = parseJson(text);
    return { format: 'json', notes: [], skipped: leftOut, ...parsed };
  }
  if (isOfx(text)) return { format: 'ofx', ...toTransactions(readOfx(text), options) };
  const csv = readCsv(text, options.now);
  const statement = readStatement(text, options.now);
  const format = statement.rows.length > csv.rows.length ? 'statement' : 'csv';
  const reading = format === 'csv' ? csv : statement;
  if (reading.rows.length === 0) return refuse(text, csv);
  return { format, ...toTransactions(reading, options) };
}

function toTransactions(
  { rows, problems }: RowReading,
  { timeZone = 'Europe/London' }: ParseOptions,
) {
  const clock = zoneClock(timeZone);
  const notes: string[] = [];
  const named = rows.find(({ currency }) => currency)?.currency;
  if (rows.some(({ currency }) => !currency)) {
    notes.push(`No currency is named: read as ${named ?? FALLBACK_CURRENCY}.`);
  }
  const isSpending = rows.every(({ isSigned }) => !isSigned);
  if (isSpending) notes.push('No amount has a sign: read as money spent.');
  const at = ({ date, time, instant }: ReadRow): string => {
    if (instant !== undefined || time === undefined || !clock) return instant ?? date;
    return new Date(toInstant(clock, Date.parse(`${date}T${time}:00Z`))).toISOString();
  };
  const transactions = rows.map((row): ListedTransaction => {
    const { line, text, city, country, postcode, mcc, amount } = row;
    return {
      id: `line-${line}`,
      merchant_name: text,
      amount: isSpending && /[1-9]/.test(amount) ? `-${amount}` : amount,
      currency: row.currency ?? named ?? FALLBACK_CURRENCY,
      date: at(row),
      ...(city && { city }),
      ...(country && { country }),
      ...(postcode && { postcode }),
      ...(mcc && { mcc }),
    };
  });
  const lines = new Set(problems.map((problem) => problem.slice(0, problem.indexOf(':'))));
  return { transactions, problems, skipped: lines.size, notes };
}

function refuse(text: string, { problems }: RowReading): ParsedTransactions {
  const nothing = text.trim() === '' ? 'nothing' : 'no line that has both';
  return {
    format: 'csv',
    transactions: [],
    problems:
      problems.length > 0
        ? problems
        : [`Expected lines with a date and an amount, but got: ${nothing}.`],
    skipped: problems.length,
    notes: [],
  };
}
