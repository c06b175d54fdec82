import { describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_API_KEY } from '../../src/sandbox/index.js';
import { readListRequest } from '../../src/sandbox/readListRequest.js';
import { listRequest } from './requestSandbox.js';

const good = { type: 'restrictive', transactions: [{ id: 'a' }] };

describe('readListRequest', () => {
  it.each<[string, unknown, string]>([
    ['text that is not JSON', '{"type":', 'the body is not JSON'],
    ['nothing', '', 'the body is not JSON'],
    ['an array', [], 'the body must be a JSON object'],
    ['null', 'null', 'the body must be a JSON object'],
    ['no type', { ...good, type: undefined }, 'type is missing'],
    ['another type', { ...good, type: 'all' }, 'type must be "restrictive" or "extended"'],
    [
      'a type that is not a string',
      { ...good, type: 1 },
      'type must be "restrictive" or "extended"',
    ],
    ['no transactions', { type: 'extended' }, 'transactions is missing'],
    ['transactions as an object', { ...good, transactions: {} }, 'transactions must be an array'],
    ['transactions as null', { ...good, transactions: null }, 'transactions must be an array'],
    ['empty transactions', { ...good, transactions: [] }, 'transactions is empty'],
    [
      'a transaction that is text',
      { ...good, transactions: ['a'] },
      'transactions[0] must be an object',
    ],
    [
      'a transaction without id',
      { ...good, transactions: [{ id: 'a' }, { merchant_name: 'x' }] },
      'transactions[1].id is missing',
    ],
    [
      'an id that is a number',
      { ...good, transactions: [{ id: 1 }] },
      'transactions[0].id must be a string',
    ],
    [
      'an id sent twice',
      { ...good, transactions: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] },
      'transactions[2].id is a duplicate',
    ],
    ['an unknown size', { ...good, logo_size: '9x' }, 'logo_size must be one of 1x, 2x, 3x'],
    ['a language as number', { ...good, language: 7 }, 'language must be a string'],
    ['a language as null', { ...good, language: null }, 'language must be a string'],
    ['defaultLogo as text', { ...good, defaultLogo: 'yes' }, 'defaultLogo must be a boolean'],
    ['clearResponse as number', { ...good, clearResponse: 0 }, 'clearResponse must be a boolean'],
    [
      'additionalInfo as null',
      { ...good, additionalInfo: null },
      'additionalInfo must be a boolean',
    ],
    [
      'a field that cannot be forced',
      { ...good, forceCacheableFields: ['name', 'rating'] },
      'forceCacheableFields must be an array of name, website, img, category, categories',
    ],
  ])('refuses %s', (_, body, error) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(readListRequest(text)).toEqual({ error });
  });

  it.each([
    ['merchant_name', 7, 'string'],
    ['location', {}, 'string'],
    ['address', false, 'string'],
    ['city', 1, 'string'],
    ['country', null, 'string'],
    ['postcode', 1000, 'string'],
    ['mcc', 5411, 'string'],
    ['online', 'yes', 'boolean'],
    ['latitude', '51.5', 'number'],
    ['longitude', '0', 'number'],
    ['radius', '5', 'number'],
  ])('refuses a transaction whose %s is of another type', (field, value, type) => {
    const transactions = [{ id: 'a' }, { id: 'b', [field]: value }];
    expect(readListRequest(JSON.stringify({ ...good, transactions }))).toEqual({
      error: `transactions[1].${field} must be a ${type}`,
    });
  });

  it('fills in the service’s defaults', () => {
    expect(readListRequest(JSON.stringify(good))).toEqual({
      type: 'restrictive',
      logo_size: '2x',
      defaultLogo: true,
      language: undefined,
      additionalInfo: false,
      clearResponse: true,
      forceCacheableFields: [],
      transactions: [{ id: 'a' }],
    });
  });

  it('ignores unknown fields of a transaction', () => {
    const transactions = [{ id: 'a', amount: -4, iban: 'x' }];
    expect(readListRequest(JSON.stringify({ ...good, transactions }))).toMatchObject({
      transactions: [{ id: 'a' }],
    });
  });

  it('responds to an invalid request with status 400 and the reason', async () => {
    const response = await createSandbox()(listRequest('not json'));
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual({ error: 'the body is not JSON' });
  });

  it('requires the content type JSON, with or without parameters', async () => {
    const send = (type: string) =>
      createSandbox()(
        listRequest(good, { headers: { 'X-Api-Key': SANDBOX_API_KEY, 'Content-Type': type } }),
      );
    const refused = await send('text/plain');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      error: 'the header Content-Type must be application/json',
    });
    expect((await send('application/json; charset=utf-8')).status).toBe(200);
  });
});
