import { warnOnce } from '../service/isDevelopment.js';
import { readText, warnAboutField } from '../service/request/readText.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { uniqueKeys } from './createListModel.js';

type ToTransaction<T> = (row: T) => ListedTransaction;

/** What a list shows of the host's rows; both arrays have the same indexes. */
export interface ReadRows<T> {
  /** The host's rows without those that are left out. */
  readonly hostRows: readonly T[];
  /** Their transactions: well-formed, each with an id of its own. */
  readonly rows: readonly ListedTransaction[];
}

/**
 * Reads the host's rows and remembers the result: for each array, and for each row. Rows that are
 * objects are remembered weakly, others (ids, for example) while they are in the list.
 *
 * Every mistake in the rows has one warning and a fallback. What is not an array shows no rows. A
 * row without a transaction is left out: a hole, null, or one for which `toTransaction` throws,
 * which is logged in production too. A row without an id goes by its place; a repeated id gets its
 * occurrence number, so that neither selection nor requests mix the rows up.
 */
export function createRowReader<T>(): (
  given: readonly T[],
  toTransaction: ToTransaction<T> | undefined,
) => ReadRows<T> {
  const none: ReadRows<T> = { hostRows: [], rows: [] };
  const arrays = new WeakMap<readonly T[], ReadRows<T>>();
  const objects = new WeakMap<object, ListedTransaction>();
  const copies = new WeakMap<ListedTransaction, ListedTransaction>();
  let values: ReadonlyMap<T, ListedTransaction> = new Map();
  let hasThrown = false;

  function toListed(hostRow: T, place: number, toTransaction: ToTransaction<T> | undefined) {
    let transaction: unknown = hostRow;
    try {
      if (toTransaction && !isMissing(hostRow)) transaction = toTransaction(hostRow);
    } catch (error) {
      if (!hasThrown) console.error('Merchantry: toTransaction threw; a row is left out.', error);
      hasThrown = true;
      return undefined;
    }
    if (typeof transaction === 'object' && transaction) return readFields(transaction, place);
    warnOnce(
      `expected every row to be a transaction, or toTransaction to return one, but got: ${nameOf(transaction)}. Such rows are left out.`,
    );
    return undefined;
  }

  /** Keeps its identity from one array to the next, so that the row is not rendered again. */
  function withId(transaction: ListedTransaction, id: string): ListedTransaction {
    if (transaction.id === id) return transaction;
    warnOnce(
      `expected every transaction of a list to have an id of its own, but got "${transaction.id}" more than once. selectedId and scrollToTransaction mean the first of them.`,
      'repeated id',
    );
    const known = copies.get(transaction);
    if (known?.id === id) return known;
    const copy = { ...transaction, id };
    copies.set(transaction, copy);
    return copy;
  }

  return (given, toTransaction) => {
    if (!Array.isArray(given)) {
      warnOnce(
        `expected the transactions of a list to be an array, but got: ${nameOf(given)}. Pass [] and loadingMore while rows are loading.`,
      );
      return none;
    }
    const known = arrays.get(given);
    if (known) return known;
    const hostRows: T[] = [];
    const transactions: ListedTransaction[] = [];
    const nextValues = new Map<T, ListedTransaction>();
    for (const [place, hostRow] of given.entries()) {
      const isObject = typeof hostRow === 'object' && hostRow !== null;
      const transaction =
        (isObject ? objects.get(hostRow) : values.get(hostRow)) ??
        toListed(hostRow, place, toTransaction);
      if (!transaction) continue;
      if (isObject) objects.set(hostRow, transaction);
      else nextValues.set(hostRow, transaction);
      hostRows.push(hostRow);
      transactions.push(transaction);
    }
    values = nextValues;
    const ids = uniqueKeys(transactions.map(({ id }) => id));
    const rows = transactions.map((transaction, row) => withId(transaction, ids[row] as string));
    const read = { hostRows: hostRows.length === given.length ? given : hostRows, rows };
    arrays.set(given, read);
    return read;
  };
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const nameOf = (value: unknown): string => (value === null ? 'null' : typeof value);

type Reader = (value: unknown, field: string) => unknown;

const text: Reader = (value, field) => readText(field, value);
const requiredText: Reader = (value, field) => {
  if (isMissing(value)) warnAboutField(field, 'a string', value);
  return readText(field, value) ?? '';
};
const flag: Reader = (value, field) => {
  if (typeof value === 'boolean' || isMissing(value)) return value;
  warnAboutField(field, 'a boolean', value);
  return undefined;
};
/** Only a request has coordinates, and checks them. */
const asIs: Reader = (value) => value;

const READERS: Readonly<Record<keyof ListedTransaction, Reader>> = {
  id: requiredText,
  merchant_name: text,
  location: text,
  address: text,
  city: text,
  country: text,
  postcode: text,
  mcc: text,
  online: flag,
  latitude: asIs,
  longitude: asIs,
  radius: asIs,
  // Whoever reads amounts and dates warns of one that cannot be read, and names the row.
  amount: (value) => (typeof value === 'number' || typeof value === 'string' ? value : ''),
  currency: (value, field) => readText(field, value) ?? '',
  date(value, field) {
    if (!(value instanceof Date) || Number.isNaN(value.getTime()))
      return readText(field, value) ?? '';
    warnAboutField(field, 'ISO 8601 text', value);
    return value.toISOString();
  },
  pending: flag,
};

const FIELDS = Object.entries(READERS);

/**
 * The object itself if it is well-formed, else a copy with what can be read of the known fields.
 * What getters of a class return is copied too, because spreading an instance loses it.
 */
function readFields(transaction: object, place: number): ListedTransaction {
  const given = transaction as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  let isWellFormed = true;
  for (const [field, read] of FIELDS) {
    const value = given[field];
    const result = read(value, field);
    if (isMissing(value) && isMissing(result)) continue;
    fields[field] = result;
    isWellFormed &&= Object.is(fields[field], value) && Object.hasOwn(given, field);
  }
  if (fields.id === '') {
    if (given.id === '')
      warnOnce('expected a transaction\'s id to be a string that is not empty, but got: "".');
    fields.id = `row ${place}`;
    isWellFormed = false;
  }
  return (isWellFormed ? given : { ...given, ...fields }) as unknown as ListedTransaction;
}
