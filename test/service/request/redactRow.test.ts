import { describe, expect, it, vi } from 'vitest';
import {
  type Redact,
  redactRow,
  redactRows,
  WITHHELD,
} from '../../../src/service/request/redactRow.js';
import { TRANSACTION_FIELDS } from '../../../src/service/request/toWireTransaction.js';
import type { Transaction } from '../../../src/service/types.js';
import { fc } from '../../fc.js';

const row = (): Transaction => ({
  id: 't1',
  merchant_name: 'TRANSFER jo@mail.example',
  mcc: '4829',
});
const cut = (transaction: Readonly<Transaction>): Transaction => ({
  ...transaction,
  merchant_name: 'TRANSFER',
});

describe('redactRow', () => {
  it('is the row itself without a rule', () => {
    const plain = row();
    expect(redactRow(plain, undefined)).toBe(plain);
  });

  it.each([{ name: 'Maya Lindqvist' }, {}, 'Maya Lindqvist', 7, ''])(
    'withholds a row with a counterparty (%j), unless a rule says what may be sent of it',
    (counterparty) => {
      const transfer = { ...row(), counterparty } as Transaction;
      expect(redactRow(transfer, undefined)).toBe(WITHHELD);
      expect(redactRow(transfer, () => null)).toBe(WITHHELD);
      expect(redactRow(transfer, (each) => each)).toStrictEqual(row());
      expect(redactRow(transfer, cut)).toStrictEqual({ ...row(), merchant_name: 'TRANSFER' });
    },
  );

  it('shows the counterparty to the rule', () => {
    const redact: Redact = (each) => (each.counterparty?.name === 'Shop Ltd' ? each : null);
    const to = (name: string) => ({ ...row(), counterparty: { name } });
    expect(redactRow(to('Shop Ltd'), redact)).toStrictEqual(row());
    expect(redactRow(to('Maya Lindqvist'), redact)).toBe(WITHHELD);
    expect(redactRow({ ...row(), counterparty: null } as never, undefined)).not.toBe(WITHHELD);
  });

  it('is what the rule returns, without fields that are never sent, and leaves the row alone', () => {
    const plain = { ...row(), amount: '-5.00' };
    expect(redactRow(plain, cut)).toStrictEqual({
      id: 't1',
      merchant_name: 'TRANSFER',
      mcc: '4829',
    });
    expect(plain).toStrictEqual({ ...row(), amount: '-5.00' });
  });

  it('gives the rule the whole row, also the fields that are never sent', () => {
    const redact = vi.fn((transaction: Readonly<Transaction>) =>
      'kind' in transaction && transaction.kind === 'transfer' ? null : transaction,
    );
    const transfer = { ...row(), kind: 'transfer' };
    expect(redactRow(transfer, redact)).toBe(WITHHELD);
    expect(redact).toHaveBeenCalledExactlyOnceWith(transfer);
  });

  it('calls a rule once for each row, and another one again', () => {
    const redact = vi.fn(cut);
    const plain = row();
    const first = redactRow(plain, redact);
    expect(redactRow(plain, redact)).toBe(first);
    expect(redact).toHaveBeenCalledOnce();
    expect(redactRow(plain, () => null)).toBe(WITHHELD);
    expect(redactRow(plain, redact)).toStrictEqual(first);
  });

  it('stays the same object while a rule written inline says the same', () => {
    const plain = row();
    const first = redactRow(plain, (each) => cut(each));
    expect(redactRow(plain, (each) => cut(each))).toBe(first);
    expect(redactRow(plain, (each) => ({ ...cut(each), city: 'LEEDS' }))).not.toBe(first);
  });

  it('is not changed by what the host app does with a result afterwards', () => {
    const scratch: Transaction = { id: 't1', merchant_name: 'TRANSFER' };
    const sendable = redactRow(row(), () => scratch);
    scratch.merchant_name = 'SECRET';
    expect(sendable.merchant_name).toBe('TRANSFER');
  });

  const unusable: [string, Redact][] = [
    ['undefined', () => undefined as never],
    ['string', () => 'SECRET' as never],
    ['function', () => row as never],
    ['another id', (each) => ({ ...each, id: 'SECRET' })],
    ['another id', (async (each: Transaction) => each) as never],
    [
      'an error',
      (each) => {
        throw new Error(`SECRET ${each.merchant_name}`);
      },
    ],
    [
      'an error',
      ({ id }) => ({
        id,
        get city(): string {
          throw new Error('SECRET');
        },
      }),
    ],
    ['an error', 'no function' as never],
  ];
  it.each(unusable)(
    'withholds rows, and warns once without quoting them, for %s',
    async (got, rule) => {
      vi.resetModules();
      const fresh = await import('../../../src/service/request/redactRow.js');
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(fresh.redactRow(row(), rule)).toBe(fresh.WITHHELD);
      expect(fresh.redactRow({ ...row(), id: 't2' }, rule)).toBe(fresh.WITHHELD);
      expect(warn.mock.calls).toEqual([
        [
          `Merchantry: expected redact to return null or a transaction with the same id, but got: ${got}. Such rows are not sent.`,
        ],
      ]);
    },
  );

  it('holds nothing but the twelve fields of what a rule returned for the row, whatever that is', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const results = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.constantFrom('t1', 't2') }, { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...TRANSACTION_FIELDS, 'amount'), fc.anything()),
    );
    fc.assert(
      fc.property(results, (result) => {
        const sendable = redactRow(row(), () => result as never);
        const allowed = new Map(Object.entries(Object(result)));
        if (sendable === WITHHELD) return;
        expect(allowed.get('id')).toBe('t1');
        for (const [field, value] of Object.entries(sendable)) {
          expect(TRANSACTION_FIELDS).toContain(field);
          expect(value).toBe(allowed.get(field));
        }
      }),
    );
    expect(WITHHELD).toStrictEqual({ id: '' });
  });
});

describe('redactRows', () => {
  it('stays the same array while all of its rows stay the same', () => {
    const rows = [row(), { ...row(), id: 't2' }];
    const first = redactRows(rows, (each) => cut(each));
    expect(first.map(({ merchant_name }) => merchant_name)).toEqual(['TRANSFER', 'TRANSFER']);
    expect(redactRows(rows, (each) => cut(each))).toBe(first);
    const withheld = redactRows(rows, (each) => (each.id === 't1' ? null : cut(each)));
    expect(withheld).toEqual([WITHHELD, first[1]]);
    expect(withheld[1]).toBe(first[1]);
    expect(redactRows(rows, undefined)).toBe(rows);
  });
});

describe('rows of classes and of JSON', () => {
  class Booking {
    get id() {
      return 't1';
    }
    get merchant_name() {
      return 'SHOP';
    }
  }

  it('gives what the getters of a class return', () => {
    expect(redactRow(new Booking(), (each) => each as Booking)).toEqual({
      id: 't1',
      merchant_name: 'SHOP',
    });
  });

  it('takes a number and its text for the same id', () => {
    const numbered = { id: 7, merchant_name: 'SHOP' } as never;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const sendable = redactRow(numbered, (each) => ({ ...each, id: String(each.id) }));
    expect(sendable).toEqual({ id: '7', merchant_name: 'SHOP' });
  });

  it('notices a row that was added to the same array', () => {
    const rows = [row()];
    expect(redactRows(rows, cut)).toHaveLength(1);
    rows.push({ ...row(), id: 't2' });
    expect(redactRows(rows, cut)).toHaveLength(2);
  });
});
