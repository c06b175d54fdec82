import { readAmount } from '../i18n/readAmount.js';
import { isDevelopment, warnOnce } from '../service/isDevelopment.js';
import { readText, warnAboutField } from '../service/request/readText.js';
import type { ListedTransaction, Recurrence, TransactionState } from '../view/ListedTransaction.js';
import { uniqueKeys } from './createListModel.js';

type ToTransaction<T> = (row: T) => ListedTransaction;

type Fields = Readonly<Record<string, unknown>>;

/** What a list shows of the host's rows. All arrays have the same indexes. */
export interface ListRows<T = unknown> {
  /** The host's rows without those that are left out. */
  readonly hostRows: readonly T[];
  /** The id of each row, which no other row has. */
  readonly keys: readonly string[];
  /** The date of each row, as the host gives it. */
  readonly dates: readonly unknown[];
  /**
   * The transaction of a row: well-formed, with its key as its id. Read when it is first needed,
   * because few rows of a long list are ever shown. Undefined if there is no such row.
   */
  rowAt(row: number): ListedTransaction | undefined;
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
) => ListRows<T> {
  const none: ListRows<T> = { hostRows: [], keys: [], dates: [], rowAt: () => undefined };
  const arrays = new WeakMap<readonly T[], ListRows<T>>();
  /** What the host's mapping has returned. */
  const objects = new WeakMap<object, Fields>();
  let values: ReadonlyMap<T, Fields> = new Map();
  /**
   * Of rows that are not well-formed. They keep their identity from one array to the next, so that
   * no row is rendered again, and the name of the place that they had first.
   */
  const copies = new WeakMap<Fields, ListedTransaction>();
  let hasThrown = false;

  function map(hostRow: T, toTransaction: ToTransaction<T> | undefined): Fields | undefined {
    let transaction: unknown = hostRow;
    try {
      if (toTransaction && !isMissing(hostRow)) transaction = toTransaction(hostRow);
    } catch (error) {
      if (!hasThrown) console.error('Merchantry: toTransaction threw; a row is left out.', error);
      hasThrown = true;
      return undefined;
    }
    if (isObject(transaction)) return transaction;
    warnOnce(
      `expected every row to be a transaction, or toTransaction to return one, but got: ${nameOf(transaction)}. Such rows are left out.`,
    );
    return undefined;
  }

  function idOf(transaction: Fields, place: number): string {
    const { id } = transaction;
    if (isMissing(id)) warnAboutField('id', 'a string', id);
    if (id === '')
      warnOnce('expected a transaction\'s id to be a string that is not empty, but got: "".');
    return readText('id', id) || (copies.get(transaction) ?? read(transaction, `row ${place}`)).id;
  }

  function read(transaction: Fields, id: string): ListedTransaction {
    const known = copies.get(transaction);
    if (known?.id === id) return known;
    const row = readFields(transaction, id);
    if ((row as object) !== transaction) copies.set(transaction, row);
    return row;
  }

  function readArray(
    given: readonly T[],
    toTransaction: ToTransaction<T> | undefined,
  ): ListRows<T> {
    const hostRows: T[] = [];
    const transactions: Fields[] = [];
    const nextValues = new Map<T, Fields>();
    for (const hostRow of given) {
      let transaction: Fields | undefined;
      if (!isObject(hostRow)) {
        transaction = values.get(hostRow) ?? map(hostRow, toTransaction);
        if (transaction) nextValues.set(hostRow, transaction);
      } else if (toTransaction) {
        transaction = objects.get(hostRow) ?? map(hostRow, toTransaction);
        if (transaction) objects.set(hostRow, transaction);
      } else transaction = hostRow;
      if (!transaction) continue;
      hostRows.push(hostRow);
      transactions.push(transaction);
    }
    values = nextValues;
    const ids = transactions.map(idOf);
    const keys = uniqueKeys(ids);
    if (isDevelopment()) warnAboutRepeatedId(ids, keys);
    const rows: ListedTransaction[] = [];
    return {
      hostRows: hostRows.length === given.length ? given : hostRows,
      keys,
      dates: transactions.map(({ date }) => date),
      rowAt(row) {
        const transaction = transactions[row];
        if (!transaction) return undefined;
        rows[row] ??= read(transaction, keys[row] as string);
        return rows[row];
      },
    };
  }

  return (given, toTransaction) => {
    if (!Array.isArray(given)) {
      warnOnce(
        `expected the transactions of a list to be an array, but got: ${nameOf(given)}. Pass [] and loadingMore while rows are loading.`,
      );
      return none;
    }
    const known = arrays.get(given) ?? readArray(given, toTransaction);
    arrays.set(given, known);
    return known;
  };
}

function warnAboutRepeatedId(ids: readonly string[], keys: readonly string[]): void {
  const repeated = ids.find((id, row) => id !== keys[row]);
  if (repeated === undefined) return;
  warnOnce(
    `expected every transaction of a list to have an id of its own, but got "${repeated}" more than once. selectedId and scrollToTransaction mean the first of them.`,
    'repeated id',
  );
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isMissing = (value: unknown): boolean => value === undefined || value === null;
const nameOf = (value: unknown): string => (value === null ? 'null' : typeof value);

type Reader = (value: unknown, field: string) => unknown;

const text: Reader = (value, field) => readText(field, value);
const flag: Reader = (value, field) => {
  if (typeof value === 'boolean' || isMissing(value)) return value;
  warnAboutField(field, 'a boolean', value);
  return undefined;
};
/** Only a request has coordinates, and checks them. */
const asIs: Reader = (value) => value;

/** As it is, or nothing if it fails its check. */
const only =
  (expected: string, isValid: (value: unknown) => boolean): Reader =>
  (value, field) => {
    if (isMissing(value) || isValid(value)) return value;
    warnAboutField(field, expected, value);
    return undefined;
  };
const isAmount = (value: unknown): boolean => readAmount(value) !== undefined;
const isMoney = (value: unknown): boolean =>
  isObject(value) && isAmount(value.amount) && typeof value.currency === 'string';

const STATES: ReadonlySet<unknown> = new Set([
  'booked',
  'pending',
  'declined',
  'reversed',
  'refunded',
  'scheduled',
] satisfies TransactionState[]);
const INTERVALS: ReadonlySet<unknown> = new Set([
  'week',
  'fortnight',
  'month',
  'quarter',
  'year',
] satisfies Recurrence['every'][]);

const READERS: Readonly<Record<Exclude<keyof ListedTransaction, 'id'>, Reader>> = {
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
  state: only('the name of a state', (value) => STATES.has(value)),
  original: only('an amount and its currency', isMoney),
  fee: only('an amount', isAmount),
  cashback: only('an amount', isAmount),
  share: only('an amount and people', (value) => {
    return isObject(value) && isAmount(value.amount) && Array.isArray(value.with);
  }),
  card: text,
  method: text,
  note: text,
  counterparty(value, field) {
    if (!isMissing(value) && !(isObject(value) && typeof value.name === 'string')) {
      warnAboutField(field, 'a person with a name', value);
    }
    // Kept in any case, because such a row must not be sent.
    return value;
  },
  recurring: only('an interval', (value) => {
    return isObject(value) && INTERVALS.has(value.every);
  }),
};

const FIELDS = Object.entries(READERS);

/**
 * The object itself if it is well-formed and has this id, else a copy with what can be read of the
 * known fields. What getters of a class return is copied too, because spreading an instance loses
 * it.
 */
function readFields(given: Fields, id: string): ListedTransaction {
  const fields: Record<string, unknown> = { id };
  let isWellFormed = given.id === id && Object.hasOwn(given, 'id');
  for (const [field, read] of FIELDS) {
    const value = given[field];
    const result = read(value, field);
    if (isMissing(value) && isMissing(result)) continue;
    fields[field] = result;
    isWellFormed &&= Object.is(result, value) && Object.hasOwn(given, field);
  }
  return (isWellFormed ? given : { ...given, ...fields }) as unknown as ListedTransaction;
}
