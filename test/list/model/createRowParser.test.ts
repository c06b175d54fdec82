import { describe, expect, it, vi } from 'vitest';
import type { ListedTransaction } from '../../../src/index.js';
import { createListModel } from '../../../src/list/model/createListModel.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import type { ListRows } from '../../../src/list/model/ListRows.js';
import { fc } from '../../fc.js';

const transaction = (id: unknown, fields: object = {}): ListedTransaction =>
  ({
    id,
    merchant_name: 'HARBOUR BAKERY',
    amount: -1,
    currency: 'GBP',
    date: '2026-11-20',
    ...fields,
  }) as ListedTransaction;

const read = (rows: unknown, toTransaction?: (row: never) => unknown) =>
  readAll(createRowParser().read(rows as unknown[], toTransaction as never, true));

/** With every row read, as in development. */
const readAll = <T>({ hostRows, keys, rowAt }: ListRows<T>) => ({
  hostRows,
  rows: keys.map((_, row) => rowAt(row) as ListedTransaction),
});

function catchWarnings(): () => readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mock.calls.map(([text]) => String(text).replace('Merchantry: ', ''));
}

describe('rows that are not an array', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['object', { items: [] }],
    ['string', 'rows'],
  ])('show no rows, with one warning: %s', (type, rows) => {
    const warnings = catchWarnings();
    const { read: readRows } = createRowParser();
    const first = readRows(rows as never, undefined, true);
    expect(readAll(first)).toEqual({ hostRows: [], rows: [] });
    expect(readRows(rows as never, undefined, true)).toBe(first);
    expect(warnings()).toEqual([
      `expected the transactions of a list to be an array, but got: ${type}. Pass [] and loadingMore while rows are loading.`,
    ]);
  });
});

describe('a row without a transaction', () => {
  const LEFT_OUT =
    'expected every row to be a transaction, or toTransaction to return one, but got:';

  it('is left out: holes, null and undefined', () => {
    const warnings = catchWarnings();
    const [a, b] = [transaction('a'), transaction('b')];
    // biome-ignore lint/suspicious/noSparseArray: what is tested
    const result = read([a, , null, undefined, b]);
    expect(result.rows).toEqual([a, b]);
    expect(result.hostRows).toEqual([a, b]);
    expect(warnings()).toEqual([
      `${LEFT_OUT} undefined. Such rows are left out.`,
      `${LEFT_OUT} null. Such rows are left out.`,
    ]);
  });

  it('is left out when toTransaction returns nothing', () => {
    const warnings = catchWarnings();
    const toTransaction = vi.fn((id: string) => (id === 'b' ? 'nothing' : transaction(id)));
    const { rows, hostRows } = read(['a', null, 'b', 'c'], toTransaction);
    expect(hostRows).toEqual(['a', 'c']);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(toTransaction.mock.calls).toEqual([['a'], ['b'], ['c']]);
    expect(warnings()).toEqual([`${LEFT_OUT} string. Such rows are left out.`]);
  });

  it('is left out when toTransaction throws, and the first error is logged, in production too', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('no amount');
    const toTransaction = (id: string) => {
      if (id !== 'a') throw cause;
      return transaction(id);
    };
    const { read: readRows } = createRowParser<string>();
    expect(readRows(['a', 'b', 'c'], toTransaction, true).hostRows).toEqual(['a']);
    expect(readRows(['a', 'b'], toTransaction, true).hostRows).toEqual(['a']);
    expect(error.mock.calls).toEqual([['Merchantry: toTransaction threw; row left out.', cause]]);
    vi.unstubAllEnvs();
  });
});

describe('ids', () => {
  it('that are numbers become text, with one warning for all rows', () => {
    const warnings = catchWarnings();
    const { rows } = read(Array.from({ length: 10_000 }, (_, id) => transaction(id)));
    expect(rows.at(-1)?.id).toBe('9999');
    expect(warnings()).toEqual(["expected a transaction's id to be a string, but got: number."]);
  });

  it('that are missing or empty are the places of their rows', () => {
    const warnings = catchWarnings();
    const rows = [transaction(undefined), transaction(''), transaction('a'), transaction(null)];
    expect(read(rows).rows.map(({ id }) => id)).toEqual(['row 0', 'row 1', 'a', 'row 3']);
    expect(warnings()).toEqual([
      "expected a transaction's id to be a string, but got: undefined.",
      'expected a transaction\'s id to be a string that is not empty, but got: "".',
      "expected a transaction's id to be a string, but got: null.",
    ]);
  });

  it('that are repeated get their occurrence number, which stays when rows are appended', () => {
    const warnings = catchWarnings();
    const [a, again, b] = [transaction('a'), transaction('a', { amount: -2 }), transaction('b')];
    const { read: readRows } = createRowParser<ListedTransaction>();
    const first = readAll(readRows([a, again], undefined, true));
    const second = readAll(readRows([a, again, b, a], undefined, true));
    expect(second.rows.map(({ id }) => id)).toEqual(['a', 'a (2)', 'b', 'a (3)']);
    expect(second.rows[0]).toBe(a);
    expect(second.rows[1]).toBe(first.rows[1]);
    expect(second.rows[1]?.amount).toBe(-2);
    expect(warnings()).toEqual([
      'expected every transaction of a list to have an id of its own, but got "a" more than once. selectedId and scrollToTransaction mean the first of them.',
    ]);
  });
});

it('keeps well-formed rows as they are, whatever else they have', () => {
  const rows = [
    transaction('a', { memo: {}, state: 'pending', mcc: null }),
    transaction('__proto__'),
  ];
  const result = read(rows);
  expect(result.hostRows).toBe(rows);
  expect(result.rows[0]).toBe(rows[0]);
  expect(result.rows[1]).toBe(rows[1]);
});

it('reads the getters of a class', () => {
  class Row {
    #id: string;
    note = 'kept';
    constructor(id: string) {
      this.#id = id;
    }
    get id() {
      return this.#id;
    }
    get merchant_name() {
      return `SHOP ${this.#id}`;
    }
    get amount() {
      return -5;
    }
    get currency() {
      return 'GBP';
    }
    get date() {
      return '2026-11-20';
    }
  }
  const row = new Row('a');
  const { read: readRows } = createRowParser<Row>();
  const { rows, hostRows } = readAll(readRows([row], undefined, true));
  expect(hostRows[0]).toBe(row);
  expect({ ...rows[0] }).toEqual(
    transaction('a', { merchant_name: 'SHOP a', amount: -5, note: 'kept' }),
  );
  expect(readRows([row, new Row('b')], undefined, true).rowAt(0)).toBe(rows[0]);
});

it('reads what it can of fields of another type, with one warning for each', () => {
  const warnings = catchWarnings();
  const at = new Date('2026-11-20T10:00:00Z');
  const loose = { merchant_name: 7, mcc: 742, city: {}, online: 'no' };
  const { rows } = read([
    transaction('a', loose),
    transaction('b', { ...loose, amount: null, currency: 826, date: at }),
    transaction('c', { amount: Number.NaN, date: 20261120 }),
  ]);
  expect(rows).toEqual([
    transaction('a', {
      merchant_name: '7',
      mcc: '0742',
      city: undefined,
      online: undefined,
    }),
    transaction('b', {
      merchant_name: '7',
      mcc: '0742',
      city: undefined,
      online: undefined,
      amount: '',
      currency: '826',
      date: at.toISOString(),
    }),
    transaction('c', { amount: Number.NaN, date: '20261120' }),
  ]);
  expect(warnings()).toEqual([
    "expected a transaction's merchant_name to be a string, but got: number.",
    "expected a transaction's city to be a string, but got: object.",
    "expected a transaction's mcc to be a string, but got: number.",
    "expected a transaction's online to be a boolean, but got: string.",
    "expected a transaction's currency to be a string, but got: number.",
    "expected a transaction's date to be ISO 8601 text, but got: object.",
    "expected a transaction's date to be a string, but got: number.",
  ]);
});

it('makes well-formed rows of any JSON', () => {
  catchWarnings();
  const field = fc.constantFrom(
    'id',
    'merchant_name',
    'mcc',
    'amount',
    'currency',
    'date',
    'online',
  );
  const row = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(field, fc.oneof(fc.constantFrom('a', 'a (2)', '', 1, null), fc.jsonValue())),
    fc.constantFrom('a', 'a (2)', 'row 1', 1, '1').map((id) => transaction(id)),
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (given) => {
      const { rows, hostRows } = read(given);
      const ids = rows.map(({ id }) => id);
      expect(hostRows).toHaveLength(rows.length);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, date, currency, amount, merchant_name: name, mcc, online } of rows) {
        expect([typeof id, typeof date, typeof currency]).toEqual(Array(3).fill('string'));
        expect(id).not.toBe('');
        expect(['string', 'number']).toContain(typeof amount);
        for (const text of [name, mcc])
          expect(['string', 'undefined']).toContain(typeof (text ?? undefined));
        expect([true, false, null, undefined]).toContain(online);
      }
    }),
  );
});

describe('a row that replaces another one', () => {
  /** The keys of one list after the other: "b>a" is row b, which replaces a. */
  const keysOf = (...lists: string[]) => {
    const { read: readRows, show } = createRowParser<ListedTransaction>();
    const read = lists.map((names) => {
      const rows = names.split(' ').map((name) => {
        const [id, replaces] = name.split('>');
        return transaction(id, { replaces });
      });
      const listed = readRows(rows, undefined, true);
      show(listed);
      expect(readAll(listed).rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      return listed;
    });
    return read.map(({ keys }) => keys.join(' '));
  };

  it.each([
    ['takes over its key', ['x a y', 'x b>a y'], 'x a y'],
    ['keeps the key that it has taken over, also without `replaces`', ['a', 'b>a', 'b'], 'a'],
    ['hands on the key', ['a', 'b>a', 'c>b', 'd>c'], 'a'],
    ['has its own where the other one is there, too', ['a', 'b>a a'], 'b a'],
    ['keeps its own when the other one goes later', ['a', 'b>a a', 'b>a'], 'b'],
    ['has its own where the other one comes back', ['a', 'b>a', 'a b>a'], 'a b'],
    ['has its own where the other one was never shown', ['x', 'b>a'], 'b'],
    ['is the first of two', ['a', 'b>a c>a'], 'a c'],
    ['is the one that was there before', ['a', 'b>a', 'c>a b>a'], 'c a'],
    ['has its own where it replaces itself', ['a', 'a>a b>b'], 'a b'],
    ['survives a circle', ['a b', 'a>b b>a', 'b>a', 'a>b'], 'b'],
  ])('%s', (_, lists, last) => {
    expect(keysOf(...lists).at(-1)).toBe(last);
  });

  it('goes by its own id, and by every id that it replaces', () => {
    const { read: readRows, show } = createRowParser<ListedTransaction>();
    const a = transaction('a');
    show(readRows([a], undefined, true));
    show(readRows([transaction('b', { replaces: 'a' })], undefined, true));
    const rows = readRows([transaction('x'), transaction('c', { replaces: 'b' })], undefined, true);
    expect(['a', 'b', 'c', 'x', 'y'].map(rows.rowOf)).toEqual([1, 1, 1, 0, -1]);
    // Unless there is such a row.
    expect(readRows([transaction('b', { replaces: 'a' }), a], undefined, true).rowOf('a')).toBe(1);
  });
});

describe('a long list', () => {
  it('reads ids, dates and `replaces` of all rows, and the rest of a row only when it is shown', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const reads = new Map<string | symbol, number>();
    const counted = (row: ListedTransaction) =>
      new Proxy(row, {
        get(target, field) {
          reads.set(field, (reads.get(field) ?? 0) + 1);
          return Reflect.get(target, field);
        },
      });
    const given = Array.from({ length: 10_000 }, (_, id) => counted(transaction(`row ${id}`)));
    const rows = createRowParser<ListedTransaction>().read(given, undefined, true);
    createListModel(rows, { groups: [] });
    expect(Object.fromEntries(reads)).toEqual({ id: 10_000, date: 10_000, replaces: 10_000 });
    rows.rowAt(7);
    rows.rowAt(7);
    expect(reads.get('amount')).toBe(1);
    vi.unstubAllEnvs();
  });

  it('maps each row of the host once, also when more are added', () => {
    const toTransaction = vi.fn(({ key }: { key: number }) => transaction(`row ${key}`));
    const given = Array.from({ length: 10_000 }, (_, key) => ({ key }));
    const { read: readRows } = createRowParser<{ key: number }>();
    readRows(given, toTransaction, false);
    expect(toTransaction).toHaveBeenCalledTimes(1_000);
    readRows(given, toTransaction, true);
    readRows([...given, { key: -1 }], toTransaction, true);
    expect(toTransaction).toHaveBeenCalledTimes(10_001);
  });

  const given = Array.from({ length: 1_234 }, (_, id) => transaction(`row ${id}`));

  it('opens with its first thousand rows, and says how many are left', () => {
    const { read: readRows, show } = createRowParser<ListedTransaction>();
    const first = readRows(given, undefined, false);
    expect(first).toMatchObject({ hostRows: given.slice(0, 1_000), unread: 234 });
    expect(first.keys.at(-1)).toBe('row 999');
    expect(first.rowAt(1_000)).toBeUndefined();
    show(first);
    expect(readRows(given, undefined, false)).toBe(first);
    const whole = readRows(given, undefined, true);
    expect(whole).toMatchObject({ hostRows: given, unread: 0 });
    expect(readRows(given, undefined, false)).toBe(whole);
    expect(whole.rowAt(7)).toBe(first.rowAt(7));
  });

  it('is read whole where rows are on screen, because the reader may be anywhere', () => {
    const { read: readRows, show } = createRowParser<ListedTransaction>();
    const other = [...given];
    const part = readRows(other, undefined, false);
    expect(part.unread).toBe(234);
    show(readRows(given.slice(0, 1), undefined, false));
    expect(readRows(given, undefined, false).unread).toBe(0);
    // Also one of which only the beginning was read before.
    expect(readRows(other, undefined, false).unread).toBe(0);
    show(readRows([], undefined, false));
    expect(readRows([...given], undefined, false).unread).toBe(234);
  });

  it('stays whole when a render of an empty list is abandoned', () => {
    const { read: readRows, show } = createRowParser<ListedTransaction>();
    show(readRows(given, undefined, true));
    readRows([], undefined, false);
    expect(readRows([...given], undefined, false).unread).toBe(0);
  });
});

describe('what rows say of money', () => {
  const fields = {
    state: 'refunded',
    original: { amount: '2480', currency: 'JPY' },
    fee: '-1.75',
    cashback: 0.48,
    share: { amount: 14.4, with: [{ name: 'Ada' }] },
    card: '•• 4417',
    method: 'Direct debit',
    bookingDate: '2026-11-21',
    note: 'Rent',
    counterparty: { name: 'Maya Lindqvist' },
    recurring: { every: 'month', next: '2026-12-18' },
    receipt: { id: 'r-7' },
  };

  it('is kept as it is', () => {
    const row = transaction('a', fields);
    expect(read([row]).rows[0]).toBe(row);
    const absent = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const blank = transaction('b', absent);
    expect(read([blank]).rows[0]).toBe(blank);
  });

  it.each([
    ['state', 'lost', 'the name of a state, but got: string'],
    ['state', {}, 'the name of a state, but got: object'],
    ['original', '¥2,480', 'an amount and its currency, but got: string'],
    [
      'original',
      { amount: 'many', currency: 'JPY' },
      'an amount and its currency, but got: object',
    ],
    ['fee', '1,75', 'an amount, but got: string'],
    ['cashback', Number.NaN, 'an amount, but got: number'],
    ['share', { amount: 3 }, 'an amount and people, but got: object'],
    ['card', {}, 'a string, but got: object'],
    ['method', false, 'a string, but got: boolean'],
    ['note', [], 'a string, but got: object'],
    ['receipt', 'r-7', 'true or an object, but got: string'],
    ['recurring', 'monthly', 'an interval, but got: string'],
    ['recurring', { every: 'day' }, 'an interval, but got: object'],
  ])('is left out where %s is malformed, with a warning: %j', (field, value, warning) => {
    const warnings = catchWarnings();
    const [row] = read([transaction('a', { [field]: value })]).rows;
    expect(row).toEqual({ ...transaction('a'), [field]: undefined });
    expect(warnings()).toEqual([`expected a transaction's ${field} to be ${warning}.`]);
  });

  it('keeps a malformed counterparty, so that the row is not sent', () => {
    const warnings = catchWarnings();
    const row = transaction('a', { counterparty: 'Maya Lindqvist' });
    expect(read([row]).rows[0]).toBe(row);
    expect(warnings()).toEqual([
      "expected a transaction's counterparty to be a person with a name, but got: string.",
    ]);
  });
});
