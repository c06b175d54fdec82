import { describe, expect, it, vi } from 'vitest';
import type { readRows } from '../../src/gateway/readRows.js';
import { wireOptions } from '../../src/service/request/createListRequest.js';
import { maskNumbers } from '../../src/service/request/maskNumbers.js';
import { TRANSACTION_FIELDS } from '../../src/service/request/toWireTransaction.js';
import { fc } from '../fc.js';
import { CARD, inProduction, read, rowsOf } from './rowsOf.js';

inProduction();

const statusOf = (result: ReturnType<typeof readRows>) => ('error' in result ? result.status : 200);

describe('a body', () => {
  it.each([
    '',
    'null',
    '[{"transactions":[{"id":"a"}]}]',
    '{"transactions":[{"id":"a"}]} {}',
    'transactions=a',
  ])('must be a JSON object: %j', (body) => {
    expect(read(body)).toEqual({ status: 400, error: 'the body must be a JSON object' });
  });

  it.each([
    {},
    { transactions: null },
    { transactions: {} },
    { transactions: [] },
    { transactions: 'a' },
    { transactions: { length: 1, 0: { id: 'a' } } },
    { rows: [{ id: 'a' }] },
  ])('must hold rows: %j', (body) => {
    expect(read(body)).toEqual({
      status: 400,
      error: 'transactions must be an array with at least one row',
    });
  });

  it('does not take rows from what claims to be a prototype', () => {
    const rows = '{"transactions":[{"id":"a"}],"id":"a","polluted":1}';
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      expect(read(`{"${name}":${rows}}`)).toHaveProperty('status', 400);
      expect(read(`{"transactions":[{"${name}":${rows}}]}`)).toHaveProperty('status', 400);
      const own = read(`{"transactions":[{"id":"b","${name}":${rows}}],"${name}":${rows}}`);
      expect(own).toStrictEqual({
        rows: new Map([['b', { id: 'b' }]]),
        cost: 1,
        options: { type: 'restrictive' },
      });
    }
  });

  it.each([null, 'a', 7, true, [], [['id', 'a']]])('must hold objects: %j', (row) => {
    expect(read({ transactions: [{ id: 'ok' }, row] })).toHaveProperty('status', 400);
  });

  it('may hold as many rows as are allowed, and no more', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: String(index) }));
    expect(rowsOf(rows(100)).rows.size).toBe(100);
    expect(read({ transactions: rows(101) })).toEqual({
      status: 413,
      error: 'transactions holds too many rows',
    });
    expect(read({ transactions: rows(3) }, { max: 2 })).toHaveProperty('status', 413);
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('may be nested 100,000 deep in %s wherever it is not read', (_title, open, close) => {
    const nested = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    expect([200, 400]).toContain(statusOf(read(nested)));
    expect(statusOf(read(`{"transactions":${nested}}`))).toBe(400);
    expect(statusOf(read(`{"transactions":[${nested}]}`))).toBe(400);
    expect(statusOf(read(`{"transactions":[{"id":${nested}}]}`))).toBe(400);
    const unread = `{"x":${nested},"type":${nested},"transactions":[{"id":"a","city":${nested}}]}`;
    expect(read(unread)).toStrictEqual({
      rows: new Map([['a', { id: 'a' }]]),
      cost: Math.ceil(unread.length / 500),
      options: { type: 'restrictive' },
    });
  });
});

describe('any JSON value', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(CARD, 'DE89 3704 0044 0532 0130 00', '__proto__', '', 'x'.repeat(1_500)),
  );
  const value = fc.oneof(text, fc.double(), fc.boolean(), fc.jsonValue());
  const fields = Object.fromEntries(TRANSACTION_FIELDS.map((field) => [field, value]));
  const row = fc.record({ ...fields, id: text, amount: value }, { requiredKeys: [] });
  const id = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    fc.constantFrom('__proto__', 'constructor', CARD),
  );
  const goodRow = fc.record({ ...fields, id, amount: value }, { requiredKeys: ['id'] });
  const goodRows = fc.uniqueArray(goodRow, { minLength: 1, selector: (one) => one.id });
  const anyRows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, value));
  const body = fc.record({
    type: value,
    language: value,
    transactions: fc.oneof({ weight: 3, arbitrary: goodRows }, anyRows, value),
  });

  function expectClean(result: ReturnType<typeof readRows>, given: unknown): void {
    if ('error' in result) {
      expect([400, 413]).toContain(result.status);
      expect(result.error).toMatch(/^[a-zA-Z0-9 ]+$/);
      return;
    }
    const { transactions } = given as { transactions: readonly { id: string }[] };
    expect([...result.rows.keys()]).toEqual(transactions.map(({ id }) => id));
    for (const [id, clean] of result.rows) {
      expect(clean?.id).toBe(id);
      for (const [field, sent] of Object.entries(clean ?? {})) {
        expect(TRANSACTION_FIELDS).toContain(field);
        expect(['string', 'number', 'boolean']).toContain(typeof sent);
        if (typeof sent !== 'string' || field === 'id') continue;
        expect(sent.length).toBeLessThanOrEqual(1_000);
        expect(maskNumbers(sent)).toBe(sent);
      }
    }
    const size = Object.keys(result.options).length;
    expect(Object.keys(wireOptions(result.options))).toHaveLength(size - 1);
  }

  it('is refused, or becomes rows of its own ids, with twelve masked fields', () => {
    const outcomes = { read: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: body }, fc.jsonValue()), (given) => {
        const json = JSON.stringify(given);
        const result = read(json);
        outcomes['error' in result ? 'refused' : 'read'] += 1;
        expectClean(result, JSON.parse(json));
      }),
    );
    expect(outcomes.read).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
  });

  it('is refused, too, if it is no JSON at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        expect(statusOf(read(`x${given}`))).toBe(400);
      }),
    );
  });
});

describe('in development', () => {
  it('nothing that a caller sent is printed, however often they call', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    for (let turn = 0; turn < 200; turn += 1) {
      const leak = `LEAK${turn}`;
      const fields = Object.fromEntries(TRANSACTION_FIELDS.map((field) => [field, [leak]]));
      read({ [leak]: leak, language: [leak], type: { leak }, transactions: [{ id: leak }] });
      read({ transactions: [{ ...fields, id: CARD, mcc: turn, [leak]: leak }] });
      read({ transactions: [leak] });
      read(leak);
      const redact = () => {
        throw new Error(leak);
      };
      read({ transactions: [{ id: leak }] }, { redact });
    }
    const messages = warn.mock.calls.flat().join('\n');
    expect(messages).not.toMatch(/LEAK|4111/);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(2 * TRANSACTION_FIELDS.length);
    expect(log).not.toHaveBeenCalled();
  });
});
