import { readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { groupByDay, type TransactionDay } from '../days/groupByDay.js';
import type { ListRows } from './ListRows.js';
import { uniqueKeys } from './uniqueKeys.js';

/**
 * The rows of a list and their days. A row is identified by its index, and across changes of the
 * list by its key.
 */
export interface ListModel extends Pick<ListRows, 'keys' | 'rowAt' | 'rowOf' | 'unread'> {
  /** Reads the remaining rows, if any. Returns all rows. */
  readRemaining(): Pick<ListRows, 'keys' | 'rowOf'>;
  readonly days: readonly TransactionDay[];
  /** A React key for each day. */
  readonly dayKeys: readonly string[];
  /** Index of the row with this key; -1 if there is none. */
  indexOf(key: string): number;
}

/**
 * Groups rows into days. While there are unread rows, the last day may be incomplete and is left
 * out.
 */
export function createListModel(
  rows: ListRows,
  timeZone: string,
  readRemaining?: () => Pick<ListRows, 'keys' | 'rowOf'> | undefined,
): ListModel {
  const days = groupByDay(rows.dates, timeZone);
  if (rows.unread) days.pop();
  const count = days.at(-1)?.end ?? 0;
  const keys = rows.keys.slice(0, count);
  if (process.env.NODE_ENV !== 'production') warnAboutValues(rows, days);
  const unread = rows.unread + rows.keys.length - count;
  const rowOf = (id: string) => {
    const row = rows.rowOf(id);
    return row < count ? row : -1;
  };
  return {
    keys,
    rowAt: rows.rowAt,
    rowOf,
    unread,
    readRemaining: () => (unread && readRemaining?.()) || { keys, rowOf },
    days,
    dayKeys: uniqueKeys(days.map(({ date }) => date ?? '')),
    indexOf(key) {
      const row = rowOf(key);
      return keys[row] === key ? row : -1;
    },
  };
}

/**
 * Warns about malformed values. Reads every row, and names the first bad one of each kind, which
 * stays the same when pages are added.
 */
function warnAboutValues({ keys, rowAt }: ListRows, days: readonly TransactionDay[]): void {
  const rows = keys.map((_, row) => rowAt(row) as ListedTransaction);
  const warn = (row: ListedTransaction | undefined, value: string) =>
    row && warnOnce(`expected transaction "${row.id}" to have ${value}. It is shown as it is.`);
  warn(
    rows[days.find(({ date }) => date === undefined)?.start ?? -1],
    'an ISO 8601 date, such as "2026-11-20"',
  );
  warn(
    rows.find(
      ({ amount, currency }) =>
        readAmount(amount) === undefined || readCurrency(currency) === undefined,
    ),
    'a decimal amount, such as "-12.50", and a currency',
  );
}
