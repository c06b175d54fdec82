import { hashKey, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createLookup } from '../../../src/query/cache/createLookup.js';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import type { MerchantConfig } from '../../../src/query/config.js';
import type { Transaction } from '../../../src/service/types.js';

const ROW: Transaction = { id: 't1', merchant_name: 'NORTHFIELD STORES 2041', city: 'LEEDS' };
const keyOf = (row: Transaction, config?: MerchantConfig, type?: string) =>
  createLookup(row, config, type).key;

describe('createLookup', () => {
  it('keeps every text of the row out of the key', () => {
    const row: Transaction = {
      id: 'id-4711',
      merchant_name: 'NORTHFIELD STORES',
      location: 'PLATFORM 9',
      address: '1 High Street',
      city: 'LEEDS',
      country: 'GB',
      postcode: 'LS1 4AP',
      mcc: '5411',
      latitude: 53.79648,
      longitude: -1.54785,
      radius: 250,
    };
    const { key } = createLookup(row);
    for (const value of Object.values(row)) expect(key).not.toContain(String(value));
    expect(JSON.parse(key)).toEqual([
      'merchantry',
      'restrictive',
      {},
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
  });

  it('gives rows of equal content one key, whatever their ids', () => {
    expect(keyOf({ ...ROW, id: 't2' })).toBe(keyOf(ROW));
  });

  it.each([
    ['country', { country: 'DE' }],
    ['city', { city: 'YORK' }],
    ['name', { merchant_name: 'NORTHFIELD STORES 2042' }],
    ['kind of purchase', { online: true }],
    ['place', { latitude: 53.8, longitude: -1.5 }],
  ])('gives equal rows that differ in %s keys of their own', (_, parts) => {
    expect(keyOf({ ...ROW, ...parts })).not.toBe(keyOf(ROW));
  });

  it('tells text from a number or a boolean of the same spelling', () => {
    expect(keyOf({ ...ROW, online: true })).not.toBe(keyOf({ ...ROW, mcc: 'true' }));
  });

  it('gives each transaction a key of its own when identity is by transaction', () => {
    const config: MerchantConfig = { identity: 'transaction' };
    expect(keyOf({ ...ROW, id: 't2' }, config)).not.toBe(keyOf(ROW, config));
    expect(keyOf({ ...ROW }, config)).toBe(keyOf(ROW, config));
    expect(keyOf(ROW, config)).not.toContain('t1');
    expect(keyOf(ROW, { identity: 'content' })).toBe(keyOf(ROW));
  });

  it('does not mind the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(ROW).reverse()) as unknown as Transaction;
    expect(keyOf(reversed)).toBe(keyOf(ROW));
  });

  it('does not mind fields that are never sent, nor ones that are not set', () => {
    const row = { ...ROW, amount: '-12.80', date: '2026-11-20', country: undefined, postcode: ' ' };
    expect(keyOf(row)).toBe(keyOf(ROW));
  });

  it('has scope, type and options in the key', () => {
    const keys = [
      keyOf(ROW),
      keyOf(ROW, { scope: 'alice' }),
      keyOf(ROW, { scope: 'bob' }),
      keyOf(ROW, undefined, 'extended'),
      keyOf(ROW, { request: { language: 'de' } }),
      keyOf(ROW, { request: { language: 'en' } }),
      keyOf(ROW, { request: { clearResponse: false } }),
      keyOf(ROW, { request: { forceCacheableFields: ['name'] } }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('prefers the type it is given to that of the config, and loads restrictive without either', () => {
    const config: MerchantConfig = { request: { type: 'extended', language: 'de' } };
    expect(createLookup(ROW, config).group.options).toEqual({ type: 'extended', language: 'de' });
    expect(createLookup(ROW, config, 'restrictive').group.options.type).toBe('restrictive');
    expect(createLookup(ROW).group.options).toEqual({ type: 'restrictive' });
    expect(keyOf(ROW, config)).toBe(keyOf(ROW, { request: { language: 'de' } }, 'extended'));
  });

  it('finds the same place in the cache whatever the order in which options are written', () => {
    const client = new QueryClient();
    const write: MerchantConfig = { request: { language: 'de', logo_size: '2x' } };
    const read: MerchantConfig = { request: { logo_size: '2x', language: 'de' } };
    const result = { status: 'unmatched', merchants: [], lookupId: 'a' } as const;
    client.setQueryData(merchantQueryOptions(ROW, write).queryKey, result);
    expect(client.getQueryData(merchantQueryOptions({ ...ROW }, read).queryKey)).toBe(result);
  });

  it.each<[string, MerchantConfig]>([
    ['no options', {}],
    ['options out of order', { request: { logo_size: '2x', language: 'de', clearResponse: true } }],
    ['an option that is not set', { request: { language: undefined } as never }],
    ['a list', { request: { forceCacheableFields: ['website', 'name'] } }],
    ['a scope that needs escaping', { scope: 'a "b" \\ c\n' }],
    ['an unheard-of type', { request: { type: 'a "type"' } }],
  ])('has the key that TanStack makes of the query key, with %s', (_, config) => {
    const { key, queryKey } = createLookup({ ...ROW }, config);
    expect(key).toBe(hashKey(queryKey));
    expect(JSON.parse(key)).toEqual(JSON.parse(JSON.stringify(queryKey)));
  });

  it('masks card and account numbers before they are hashed or sent', () => {
    const paid = (number: string) => ({ id: 't1', merchant_name: `PAYMENT ${number} LEEDS` });
    const visa = createLookup(paid('4111 1111 1111 1111'));
    expect(visa.transaction.merchant_name).toBe('PAYMENT **** **** **** **** LEEDS');
    expect(keyOf(paid('5555 5555 5555 4444'))).toBe(visa.key);
    const account = createLookup(paid('GB82 WEST 1234 5698 7654 32'));
    expect(account.transaction.merchant_name).not.toContain('1234');
  });

  it('reads a row once for each config and type', () => {
    const config: MerchantConfig = { scope: 'alice' };
    const row = { ...ROW };
    expect(createLookup(row, config)).toBe(createLookup(row, config));
    expect(createLookup(row, { scope: 'bob' }).key).not.toBe(createLookup(row, config).key);
    expect(createLookup(row, config, 'extended').group.options.type).toBe('extended');
  });

  it('names the id of the row as the one the service sees', () => {
    expect(createLookup({ ...ROW, id: 't9' }).transaction.id).toBe('t9');
  });
});
