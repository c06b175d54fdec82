// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createHttpFetcher, type MerchantConfig, prefetchMerchants } from '../../../src/index.js';
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
  });
});

describe('wireOptions', () => {
  it('are equal for options that are not set and options that are not given', () => {
    const unset: object = { type: 'extended', language: null, logo_size: undefined, unknown: 1 };
    expect(wireOptions(unset)).toStrictEqual({});
    expect(wireOptions(undefined)).toStrictEqual({});
  });
});

describe('the request on the wire', () => {
  it('carries the options that are set and known, and so does the key', async () => {
    const bodies: unknown[] = [];
    const fetcher = createHttpFetcher({
      url: 'https://bank.example/merchants',
      fetch: async (_, init) => {
        bodies.push(JSON.parse(String(init?.body)));
        return Response.json({ a: [] });
      },
    });
    const request: object = { language: null, logo_size: undefined, foo: 1, defaultLogo: false };
    const config: MerchantConfig = { request };
    const client = new QueryClient();
    await prefetchMerchants(client, { fetcher, transactions, config });
    expect(bodies).toStrictEqual([{ type: 'restrictive', defaultLogo: false, transactions }]);
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => JSON.stringify(queryKey));
    expect(keys).toStrictEqual([expect.stringContaining('{"defaultLogo":false}')]);
  });
});
