import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { readText, warnAboutField } from '../../service/request/readText.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { createNames, inheritKeys } from './inheritKeys.js';
import type { ListRows } from './ListRows.js';
import { type Fields, isMissing, isObject, readField, readTransaction } from './readTransaction.js';
import { uniqueKeys } from './uniqueKeys.js';

type ToTransaction<T> = (row: T) => ListedTransaction;

/** Number of rows read when a long list opens. */
const FIRST_ROWS = 1_000;

export interface RowParser<T> {
  /** `isWhole` reads all rows. Otherwise only the first ones, if the list shows no rows yet. */
  read(
    given: readonly T[],
    toTransaction: ToTransaction<T> | undefined,
    isWhole: boolean,
  ): ListRows<T>;
  /** Records that these rows are now shown. */
  show(rows: ListRows<T>): void;
}

/**
 * Reads the host app's rows and caches the result per array and per row: weakly for objects, and
 * while in the list for other rows, such as ids.
 *
 * Each kind of mistake has a warning and a fallback. Anything but an array shows no rows. A row
 * without a transaction is left out: a hole, null, or one for which `toTransaction` throws, which
 * is logged in production too. A row without an id is identified by its index; a repeated id gets
 * its occurrence number, so that neither selection nor requests mix rows up. `replaces` counts only
 * if it names a row that was shown and is gone.
 *
 * Opening 100,000 rows takes no longer than opening 1,000, because no more are read at first.
 */
export function createRowParser<T>(): RowParser<T> {
  const none: readonly T[] = [];
  let shown: ListRows<T> | undefined;
  const arrays = new WeakMap<readonly T[], ListRows<T>>();
  /** Results of the host app's mapping, by row. */
  const objects = new WeakMap<object, Fields>();
  let values: ReadonlyMap<T, Fields> = new Map();
  /**
   * Well-formed copies of malformed rows. They keep their identity, and their first index as a
   * name, from one array to the next, so that no row rerenders.
   */
  const copies = new WeakMap<Fields, ListedTransaction>();
  let hasThrown = false;

  function map(hostRow: T, toTransaction: ToTransaction<T> | undefined): Fields | undefined {
    let transaction: unknown = hostRow;
    try {
      if (toTransaction && !isMissing(hostRow)) transaction = toTransaction(hostRow);
    } catch (error) {
      if (!hasThrown) console.error('Merchantry: toTransaction threw; row left out.', error);
      hasThrown = true;
      return undefined;
    }
    if (isObject(transaction)) return transaction;
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        `expected every row to be a transaction, or toTransaction to return one, but got: ${nameOf(transaction)}. Such rows are left out.`,
      );
    return undefined;
  }

  function idOf(transaction: Fields, place: number): string {
    const id = readField(transaction, 'id');
    if (process.env.NODE_ENV !== 'production' && isMissing(id))
      warnAboutField('id', 'a string', id);
    if (process.env.NODE_ENV !== 'production' && id === '')
      warnOnce('expected a transaction\'s id to be a string that is not empty, but got: "".');
    return readText('id', id) || (copies.get(transaction) ?? read(transaction, `row ${place}`)).id;
  }

  function read(transaction: Fields, id: string): ListedTransaction {
    const known = copies.get(transaction);
    if (known?.id === id) return known;
    const row = readTransaction(transaction, id);
    if ((row as object) !== transaction) copies.set(transaction, row);
    return row;
  }

  function readArray(
    given: readonly T[],
    toTransaction: ToTransaction<T> | undefined,
    isPart: boolean,
  ): ListRows<T> {
    const rows = isPart ? given.slice(0, FIRST_ROWS) : given;
    const hostRows: T[] = [];
    const transactions: Fields[] = [];
    const nextValues = new Map<T, Fields>();
    for (const hostRow of rows) {
      const known = isObject(hostRow) ? toTransaction && objects.get(hostRow) : values.get(hostRow);
      const transaction = known ?? map(hostRow, toTransaction);
      if (!transaction) continue;
      if (!isObject(hostRow)) nextValues.set(hostRow, transaction);
      else if (toTransaction) objects.set(hostRow, transaction);
      hostRows.push(hostRow);
      transactions.push(transaction);
    }
    values = nextValues;
    const givenIds = transactions.map(idOf);
    const ids = uniqueKeys(givenIds);
    if (process.env.NODE_ENV !== 'production') warnAboutRepeatedId(givenIds, ids);
    const replaced = transactions.map((transaction) =>
      readText('replaces', readField(transaction, 'replaces')),
    );
    const keys = inheritKeys(ids, replaced, shown);
    const listed: ListedTransaction[] = [];
    return {
      hostRows: hostRows.length === given.length ? given : hostRows,
      ids,
      keys,
      dates: transactions.map((transaction) => readField(transaction, 'date')),
      rowAt(row) {
        const transaction = transactions[row];
        if (!transaction) return undefined;
        listed[row] ??= read(transaction, ids[row] as string);
        return listed[row];
      },
      rowOf: createNames(ids, keys, replaced),
      unread: given.length - rows.length,
    };
  }

  function readRows(
    given: readonly T[],
    toTransaction: ToTransaction<T> | undefined,
    isWhole: boolean,
  ): ListRows<T> {
    if (!Array.isArray(given)) {
      if (process.env.NODE_ENV !== 'production')
        warnOnce(
          `expected the transactions of a list to be an array, but got: ${nameOf(given)}. Pass [] and loadingMore while rows are loading.`,
        );
      return readRows(none, toTransaction, isWhole);
    }
    const known = arrays.get(given);
    // Only a list that is opening starts at the top; later the reader may be anywhere.
    const mayBePart = !isWhole && (!shown?.keys.length || shown === known);
    if (known && (mayBePart || !known.unread)) return known;
    const rows = readArray(given, toTransaction, mayBePart);
    arrays.set(given, rows);
    return rows;
  }

  return {
    read: readRows,
    show(rows) {
      shown = rows;
    },
  };
}

function warnAboutRepeatedId(given: readonly string[], ids: readonly string[]): void {
  const repeated = given.find((id, row) => id !== ids[row]);
  if (repeated === undefined) return;
  warnOnce(
    `expected every transaction of a list to have an id of its own, but got "${repeated}" more than once. selectedId and scrollToTransaction mean the first of them.`,
    'repeated id',
  );
}

const nameOf = (value: unknown): string => (value === null ? 'null' : typeof value);
