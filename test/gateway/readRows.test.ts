import { describe, expect, it, vi } from 'vitest';
import type { ReadRowsOptions } from '../../src/gateway/readRows.js';
import { createListRequest, wireOptions } from '../../src/service/request/createListRequest.js';
import { maskNumbers } from '../../src/service/request/maskNumbers.js';
import {
  TRANSACTION_FIELDS,
  toWireTransaction,
} from '../../src/service/request/toWireTransaction.js';
import type { Transaction } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { CARD, inProduction, read, rowsOf } from './rowsOf.js';

inProduction();

const rowOf = (row: unknown, options?: Partial<ReadRowsOptions>) =>
  rowsOf([row], options).rows.values().next().value;

describe('rows', () => {
  it('are what the browser sends, by id and in order', () => {
    const transactions = [
      { id: 'b', merchant_name: 'CAFE 1 LEEDS', mcc: '5814', online: false },
      { id: 'a', merchant_name: 'SHOP', latitude: 53.8, longitude: -1.5, radius: 100 },
    ];
    const sent = createListRequest(transactions.map(toWireTransaction), {
      type: 'extended',
      language: 'de',
      forceCacheableFields: ['img', 'name'],
    });
    const result = read(sent);
    if ('error' in result) throw new Error(result.error);
    expect([...result.rows]).toEqual(transactions.map((row) => [row.id, row]));
    expect(result.options).toEqual({
      type: 'extended',
      language: 'de',
      forceCacheableFields: ['name', 'img'],
    });
  });

  it('keep only the twelve fields, without values that cannot be sent', () => {
    expect(
      rowOf({
        id: 'a',
        merchant_name: 'SHOP',
        location: { toString: 'x' },
        address: ['1 High Street'],
        city: ' ',
        country: null,
        mcc: 742,
        online: 'true',
        latitude: 91,
        longitude: 0,
        radius: -1,
        amount: '-5.00',
        account: 'DE89370400440532013000',
        apiKey: 'x',
      }),
    ).toStrictEqual({ id: 'a', merchant_name: 'SHOP', mcc: '0742' });
  });

  it('have card and account numbers masked in every text but the id', () => {
    const texts = TRANSACTION_FIELDS.filter(
      (field) => !['id', 'online', 'latitude', 'longitude', 'radius'].includes(field),
    );
    const given = Object.fromEntries(texts.map((field) => [field, `A ${CARD} B`]));
    const masked = Object.fromEntries(texts.map((field) => [field, 'A **** **** **** **** B']));
    expect(rowOf({ id: 'a', ...given })).toStrictEqual({ id: 'a', ...masked });
  });

  it('may have huge numbers, which are not sent', () => {
    const { rows } = rowsOf([{ id: 'a' }]);
    expect(rows.get('a')).toEqual({ id: 'a' });
    const row =
      '{"id":"a","merchant_name":"SHOP","latitude":1e999,"longitude":-1e999,"radius":1e400}';
    const result = read(`{"transactions":[${row}]}`);
    expect('rows' in result && result.rows.get('a')).toEqual({ id: 'a', merchant_name: 'SHOP' });
  });
});

describe('texts that are too long', () => {
  it('are cut, so that the row is still looked up', () => {
    const name = rowOf({ id: 'a', merchant_name: 'x'.repeat(100_000) })?.merchant_name;
    expect(name).toBe('x'.repeat(1_000));
    expect(rowOf({ id: 'a', city: 'x'.repeat(1_000) })?.city).toHaveLength(1_000);
  });

  it('are masked before they are cut, so that no part of a number is left', () => {
    for (let length = 970; length <= 1_000; length += 1) {
      const text = rowOf({ id: 'a', merchant_name: `${'x'.repeat(length)} ${CARD}` });
      expect(text?.merchant_name).not.toMatch(/\d/);
      expect(text?.merchant_name).toHaveLength(Math.min(length + 1 + CARD.length, 1_000));
    }
  });

  it('are masked after that, too, if what is left looks like a card number', () => {
    const long = `${'x'.repeat(983)} 4111111111111111${'7'.repeat(30)}`;
    expect(maskNumbers(long)).toBe(long);
    const text = rowOf({ id: 'a', merchant_name: long })?.merchant_name;
    expect(text).toBe(`${'x'.repeat(983)} ${'*'.repeat(16)}`);
  });

  it('are not cut through a character', () => {
    const text = rowOf({ id: 'a', merchant_name: `${'x'.repeat(999)}🍕🍕` })?.merchant_name;
    expect(text).toBe('x'.repeat(999));
  });

  it('are cut in what the rule of the host app returns, too', () => {
    const redact = (row: Readonly<Transaction>) => ({
      ...row,
      merchant_name: `${CARD} ${'y'.repeat(5_000)}`,
    });
    const text = rowOf({ id: 'a' }, { redact })?.merchant_name;
    expect(text).toBe(`**** **** **** **** ${'y'.repeat(980)}`);
  });
});

describe('ids', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '1',
    ' ',
    'a\r\nSet-Cookie: session=1',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '../../etc/passwd',
    '{x}:*',
    '"],"x":["',
    '<script>',
    CARD,
    'x'.repeat(200),
  ])('may be any text, and stay as they are: %j', (id) => {
    const row = JSON.stringify({ merchant_name: 'SHOP' }).slice(1);
    const result = read(`{"transactions":[{"id":${JSON.stringify(id)},${row}]}`);
    if ('error' in result) throw new Error(result.error);
    expect([...result.rows]).toStrictEqual([[id, { id, merchant_name: 'SHOP' }]]);
  });

  it.each([
    ['none', {}],
    ['null', { id: null }],
    ['an empty text', { id: '' }],
    ['a number', { id: 7 }],
    ['an array', { id: ['a'] }],
    ['an object', { id: { toString: 'a' } }],
    ['more than 200 characters', { id: 'x'.repeat(201) }],
  ])('may not be %s', (_title, row) => {
    expect(read({ transactions: [{ id: 'ok' }, row] })).toEqual({
      status: 400,
      error: 'each row must be an object whose id has 1 to 200 characters',
    });
  });

  it.each(['a', '__proto__', 'constructor', '\ud800'])('may not come twice: %j', (id) => {
    expect(read({ transactions: [{ id }, { id: 'b' }, { id, merchant_name: 'OTHER' }] })).toEqual({
      status: 400,
      error: 'each row must have an id of its own',
    });
  });
});

describe('options', () => {
  const optionsOf = (options: Record<string, unknown>) => {
    const result = read({ ...options, transactions: [{ id: 'a' }] });
    return 'error' in result ? result : result.options;
  };

  it('are those of the interface, of the right type, and in one order', () => {
    expect(JSON.stringify(optionsOf({ language: 'de', clearResponse: false, type: 'x' }))).toBe(
      JSON.stringify(optionsOf({ type: 'x', clearResponse: false, language: 'de' })),
    );
    expect(
      optionsOf({
        type: 7,
        logo_size: 2,
        defaultLogo: 'yes',
        language: ' ',
        additionalInfo: null,
        forceCacheableFields: ['phone', 'name', '__proto__'],
        apiKey: 'x',
        serviceUrl: 'https://other.example',
        toString: 'x',
      }),
    ).toStrictEqual({ type: 'restrictive', forceCacheableFields: ['name'] });
  });

  it('are the same as those that the browser sends', () => {
    const options = fc.record(
      {
        type: fc.string(),
        logo_size: fc.oneof(fc.string(), fc.constant(null)),
        defaultLogo: fc.boolean(),
        language: fc.string({ maxLength: 64 }),
        additionalInfo: fc.boolean(),
        clearResponse: fc.oneof(fc.boolean(), fc.constant(undefined)),
        forceCacheableFields: fc.subarray(['img', 'name', 'phone', 'category', 'website']),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(options, (given) => {
        const { type, transactions: _, ...sent } = createListRequest([], given as never);
        expect(optionsOf({ ...given, type })).toEqual({ ...sent, type });
        expect(wireOptions(given as never)).toEqual(sent);
      }),
    );
  });

  it.each(['type', 'language', 'logo_size'])('are texts of at most 64 characters: %s', (name) => {
    expect(optionsOf({ [name]: 'x'.repeat(64) })).toHaveProperty(name, 'x'.repeat(64));
    expect(optionsOf({ [name]: 'x'.repeat(65) })).toEqual({
      status: 400,
      error: 'an option must have at most 64 characters',
    });
  });
});

describe('the rule of the host app', () => {
  it('is applied again, to what might be sent', () => {
    const redact = vi.fn((row: Readonly<Transaction>) =>
      row.mcc === '4829' ? null : { ...row, merchant_name: 'CUT', amount: 5 },
    );
    const { rows } = rowsOf(
      [
        { id: 'a', merchant_name: `JO ${CARD}`, amount: '-5.00' },
        { id: 'b', merchant_name: 'TRANSFER TO JO', mcc: 4829 },
      ],
      { redact },
    );
    expect([...rows]).toStrictEqual([
      ['a', { id: 'a', merchant_name: 'CUT' }],
      ['b', undefined],
    ]);
    expect(redact.mock.calls).toEqual([
      [{ id: 'a', merchant_name: 'JO **** **** **** ****' }],
      [{ id: 'b', merchant_name: 'TRANSFER TO JO', mcc: '4829' }],
    ]);
  });

  it.each<[string, (row: Readonly<Transaction>) => unknown]>([
    [
      'throws',
      () => {
        throw new Error(CARD);
      },
    ],
    ['returns another id', (row) => ({ ...row, id: 'z' })],
    ['returns nothing', () => undefined],
    ['returns a text', () => 'a'],
    ['returns a promise', async (row) => row],
  ])('withholds its row alone if it %s', (_title, fail) => {
    const redact = (row: Readonly<Transaction>) =>
      row.id === 'b' ? (fail(row) as Transaction) : row;
    const { rows } = rowsOf([{ id: 'a' }, { id: 'b' }], { redact });
    expect([...rows]).toEqual([
      ['a', { id: 'a' }],
      ['b', undefined],
    ]);
  });

  it('is asked for each row of each request, whatever it answered before', () => {
    const redact = vi.fn((row: Readonly<Transaction>) => row);
    for (let turn = 0; turn < 3; turn += 1) rowsOf([{ id: 'a' }], { redact });
    expect(redact).toHaveBeenCalledTimes(3);
  });
});
