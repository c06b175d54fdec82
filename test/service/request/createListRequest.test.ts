// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createListRequest } from '../../../src/service/request/createListRequest.js';
import type { RequestOptions } from '../../../src/service/types.js';

const transactions = [{ id: 'a', merchant_name: 'HARBOUR BAKERY' }];

describe('createListRequest', () => {
  it('asks for the restrictive form and nothing else unless told', () => {
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
