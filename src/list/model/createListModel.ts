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
 * its index, and across changes of the list by its key. A heading that opens its group is one of the
 * rows, without a transaction, so that it can be scrolled to, keep its place and have the focus.
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
  /** Number of rows, those of folded groups included. */
  readonly count: number;
  /** Key of the host app's last row, wherever the list shows it; undefined in an empty list. */
  readonly lastKey: string | undefined;
  /** The key of a row that is in a folded group, and that of the group; undefined for others. */
  findFolded(id: string): { key: string; group: string } | undefined;
}

/** Puts rows into their groups. Rows that are in no group are left out. */
export function createListModel<T>(
  rows: ListRows<T>,
  { groups, order }: GroupedRows,
  readRemaining?: () => Pick<ListRows, 'keys' | 'rowOf'> | undefined,
): ListModel<T> {
  const count = groups.at(-1)?.end ?? 0;
  if (process.env.NODE_ENV !== 'production') warnAboutValues(rows);
  // Where groups set the order, a row that is not shown is in a closed group, and has been read.
  const unread = order ? rows.unread : rows.unread + rows.keys.length - count;
  const places = order && placesOf(order);
  const sort = <Item>(items: readonly Item[]): Item[] =>
    order ? order.map((row) => items[row] as Item) : items.slice(0, count);
  const keys = sort(rows.keys);
  const headings = new Map<string, number>();
  for (const { fold, start } of groups) if (fold) headings.set(fold.key, start);
  for (const [key, place] of headings) keys[place] = key;
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
      const row = headings.get(key) ?? rowOf(key);
      return keys[row] === key ? row : -1;
    },
    count: groups.reduce(
      (sum, { fold, start, end }) => sum + (fold?.rows.length ?? end - start),
      0,
    ),
    lastKey: rows.keys.at(-1),
    findFolded(id) {
      const row = rows.rowOf(id);
      const folded = groups.find(({ fold }) => fold && !fold.isOpen && fold.rows.includes(row));
      const key = rows.keys[row];
      return folded && key !== undefined ? { key, group: folded.name } : undefined;
    },
  };
}

/** The inverse of an order. */
function placesOf(order: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const [place, row] of order.entries()) if (row >= 0) places[row] = place;
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
