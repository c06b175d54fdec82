import { readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import { readDate } from '../../i18n/readDate.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { warnOnce } from '../../utils/warnOnce.js';
import type { GroupedRows, RowGroup } from '../groups/RowGroup.js';
import type { ListRows } from './ListRows.js';
import { uniqueKeys } from './uniqueKeys.js';

/**
 * The rows of a list in the order in which it shows them, and their groups. A row is identified by
 * its index, and across changes of the list by its key.
 */
export interface ListModel<T = unknown>
  extends Pick<ListRows<T>, 'hostRows' | 'keys' | 'rowAt' | 'rowOf' | 'unread'> {
  /** Reads the remaining rows, if any. Returns all rows. */
  readRemaining(): Pick<ListRows, 'keys' | 'rowOf'>;
  readonly groups: readonly RowGroup[];
  /** A React key for each group. */
  readonly groupKeys: readonly string[];
  /** Index of the row with this key; -1 if there is none. */
  indexOf(key: string): number;
}

/** Puts rows into their groups. Rows that are in no group are left out. */
export function createListModel<T>(
  rows: ListRows<T>,
  { groups, order }: GroupedRows,
  readRemaining?: () => Pick<ListRows, 'keys' | 'rowOf'> | undefined,
): ListModel<T> {
  const count = groups.at(-1)?.end ?? 0;
  if (process.env.NODE_ENV !== 'production') warnAboutValues(rows);
  const unread = rows.unread + rows.keys.length - count;
  const places = order && placesOf(order);
  const sort = <Item>(items: readonly Item[]): readonly Item[] =>
    order ? order.map((row) => items[row] as Item) : items.slice(0, count);
  const keys = sort(rows.keys);
  const rowOf = (id: string) => {
    const row = rows.rowOf(id);
    const place = places ? (places[row] ?? -1) : row;
    return place < count ? place : -1;
  };
  return {
    hostRows: order ? sort(rows.hostRows) : rows.hostRows,
    keys,
    rowAt: order ? (row) => rows.rowAt(order[row] ?? -1) : rows.rowAt,
    rowOf,
    unread,
    readRemaining: () => (unread && readRemaining?.()) || { keys, rowOf },
    groups,
    groupKeys: uniqueKeys(groups.map(({ name }) => name)),
    indexOf(key) {
      const row = rowOf(key);
      return keys[row] === key ? row : -1;
    },
  };
}

/** The inverse of an order. */
function placesOf(order: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const [place, row] of order.entries()) places[row] = place;
  return places;
}

/**
 * Warns about malformed values. Reads every row, and names the first bad one of each kind, which
 * stays the same when pages are added.
 */
function warnAboutValues({ keys, dates, rowAt }: ListRows): void {
  const rows = keys.map((_, row) => rowAt(row) as ListedTransaction);
  const warn = (row: ListedTransaction | undefined, value: string) =>
    row && warnOnce(`expected transaction "${row.id}" to have ${value}. It is shown as it is.`);
  warn(
    rows[dates.findIndex((date) => readDate(date) === undefined)],
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
