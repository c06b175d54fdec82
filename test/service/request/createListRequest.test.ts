import { describe, expect, it, vi } from 'vitest';
import { createListRequest, wireOptions } from '../../../src/service/request/createListRequest.js';
import type { RequestOptions } from '../../../src/service/types.js';

const transactions = [{ id: 'a', merchant_name: 'HARBOUR BAKERY' }];

describe('createListRequest', () => {
  it('requests the restrictive form and nothing else by default', () => {
    const body = { type: 'restrictive', transactions };
    expect(createListRequest(transactions)).toStrictEqual(body);
    expect(createListRequest(transactions, {})).toStrictEqual(body);
    expect(createListRequest(transactions, { type: undefined })).toStrictEqual(body);
  });

  it('passes every option on, with false and unheard-of values', () => {
    const options: Required<RequestOptions> = {
      type: 'unheard-of',
      logo_size: '3x',
      defaultLogo: false,
      language: 'fr',
      additionalInfo: true,
      clearResponse: false,
      forceCacheableFields: ['name', 'website'],
    };
    expect(createListRequest(transactions, options)).toStrictEqual({ ...options, transactions });
  });

  it('omits what is not set, never sending null, and sends no unknown option', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const options: object = {
      type: null,
      language: null,
      logo_size: undefined,
      apiKey: 'SECRET',
      transactions: [{ id: 'SECRET' }],
    };
    expect(createListRequest(transactions, options)).toStrictEqual({
      type: 'restrictive',
      transactions,
    });
    expect(warn.mock.calls.flat()).toEqual([
      'Merchantry: config.request.apiKey is unknown or has a wrong value. It is not sent.',
      'Merchantry: config.request.transactions is unknown or has a wrong value. It is not sent.',
    ]);
  });

  it.each([[5], [true], [''], [' '], [['extended']], [{ toString: () => 'extended' }]])(
    'requests the restrictive form for the type %j, which is no text',
    (type) => {
      const options: object = { type };
      expect(createListRequest(transactions, options).type).toBe('restrictive');
    },
  );
});

describe('wireOptions', () => {
  it('are equal for options that are not set and options that are not given', () => {
    const unset: object = {
      type: 'extended',
      language: null,
      logo_size: undefined,
      forceCacheableFields: [],
    };
    expect(wireOptions(unset)).toStrictEqual({});
    expect(wireOptions(undefined)).toStrictEqual({});
  });

  it('omits values of the wrong type, and names each in one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wrong: object = {
      logo_size: 2,
      defaultLogo: 'false',
      language: { tag: 'SECRET' },
      additionalInfo: 1,
      clearResponse: 'SECRET',
      forceCacheableFields: 'name',
    };
    expect(wireOptions(wrong)).toStrictEqual({});
    expect(wireOptions({ ...wrong, language: ' ' })).toStrictEqual({});
    expect(warn.mock.calls.flat()).toEqual(
      Object.keys(wrong).map(
        (name) =>
          `Merchantry: config.request.${name} is unknown or has a wrong value. It is not sent.`,
      ),
    );
  });

  it('reduces the fields to force to the five that can be, in one order', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const force = (fields: readonly unknown[]) =>
      wireOptions({ forceCacheableFields: fields } as never);
    expect(force(['categories', 'phone', 'name', 7, null, 'name'])).toStrictEqual({
      forceCacheableFields: ['name', 'categories'],
    });
    expect(force(['category', 'img', 'website', 'categories', 'name'])).toStrictEqual({
      forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'],
    });
    expect(force(['phone', '__proto__'])).toStrictEqual({});
  });
});
