import { describe, expect, it, vi } from 'vitest';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';

const REQUEST = {
  type: 'restrictive',
  language: 'de',
  transactions: [{ id: 'a', merchant_name: 'RAW' }],
};
const LOOKUPS = [
  { transaction: { id: 'a', merchant_name: 'RAW' }, group: { options: { language: 'de' } } },
];
const { signal } = new AbortController();
const fetchWith = (fetcher: (...exchange: Parameters<MerchantListFetcher>) => unknown) =>
  fetchMerchantList(fetcher as MerchantListFetcher, LOOKUPS, signal);

it('gives the fetcher the request and the signal, and keeps the receipt with the result', async () => {
  const { rows } = await fetchWith(async (request, context) => {
    expect([request, context.signal]).toEqual([REQUEST, signal]);
    context.setReceipt({ 'x-request-id': 'r1' });
    return { a: [] };
  });
  expect(rows.get('a')).toMatchObject({ receipt: { 'x-request-id': 'r1' } });
});

it('takes a plain value for a response', async () => {
  expect((await fetchWith(() => ({ a: [] }))).rows.get('a')).toMatchObject({ status: 'unmatched' });
});

it.each<[string, (error: unknown) => unknown]>([
  [
    'throws',
    (error) => {
      throw error;
    },
  ],
  ['rejects', (error) => Promise.reject(error)],
])('takes what the fetcher %s for a network failure, unless it says otherwise', async (_, fail) => {
  const cause = new TypeError('Failed to fetch');
  await expect(fetchWith(() => fail(cause))).rejects.toMatchObject({ kind: 'network', cause });
  const busy = new EnrichmentError('rate-limited');
  await expect(fetchWith(() => fail(busy))).rejects.toBe(busy);
});

it('calls a body that is no JSON object malformed, naming the ids', async () => {
  const answered = fetchWith(async () => '<html>');
  await expect(answered).rejects.toMatchObject({ kind: 'malformed', transactionIds: ['a'] });
});

it('takes the SyntaxError of response.json() for a malformed body, and drops it, as it quotes the body', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = await fetchWith(() => new Response('SECRET').json()).catch((error) => error);
  expect(failure).toMatchObject({ kind: 'malformed' });
  expect(failure).not.toHaveProperty('cause');
});

describe('where most rows of a request are not found', () => {
  const names = Array.from({ length: 12 }, (_, index) => `t${index}`);
  const ask = async (found: number, about: object, ids = names) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.resetModules();
    const page = await import('../../src/service/fetchMerchantList.js');
    const lookups = ids.map((id) => ({
      transaction: { id, merchant_name: 'SHOP', ...about },
      group: { options: {} },
    }));
    const entries = ids.map((id, index) => [id, index < found ? [{ name: 'Shop' }] : []]);
    const fetcher = async () => Object.fromEntries(entries);
    await page.fetchMerchantList(fetcher, lookups, signal);
    await page.fetchMerchantList(fetcher, lookups, signal);
    return warn.mock.calls.map(([message]) => String(message));
  };

  it('tells developers once what such rows could say', async () => {
    expect(await ask(5, {})).toEqual([expect.stringContaining('city, country or mcc')]);
  });

  it.each<[string, number, object, string[]?]>([
    ['most are found', 6, {}],
    ['rows have a code', 0, { mcc: '5411' }],
    ['rows have a town', 0, { city: 'Leeds' }],
    ['there are few', 0, {}, names.slice(0, 9)],
  ])('says nothing where %s', async (_, found, about, ids) => {
    expect(await ask(found, about, ids)).toEqual([]);
  });
});

const OBJECT =
  'Merchantry: expected your endpoint to send a JSON object by transaction id, but got:';

it.each<[string, unknown, string]>([
  ['an array', ['SECRET'], `${OBJECT} an array.`],
  ['a string', 'SECRET', `${OBJECT} string.`],
  ['null', null, `${OBJECT} null.`],
  ['nothing', undefined, `${OBJECT} undefined.`],
  [
    'an object without an id that was sent',
    { SECRET: [] },
    'Merchantry: expected your endpoint to send an entry for every id in the request, but got: none for some. onEvent names each as "missing".',
  ],
  [
    'what response.json() throws for a page',
    new SyntaxError('Unexpected token < in "<html>SECRET"'),
    'Merchantry: expected your fetcher to resolve to JSON, but its response could not be parsed.',
  ],
])(
  'tells developers once about a body that is %s, without quoting it',
  async (_, body, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.resetModules();
    const page = await import('../../src/service/fetchMerchantList.js');
    const fetcher = async () => {
      if (body instanceof SyntaxError) throw body;
      return body;
    };
    for (const complete of [{ a: [] }, { a: [{ name: 'Shop' }], extra: [] }]) {
      await page.fetchMerchantList(async () => complete, LOOKUPS, signal);
    }
    expect(warn).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) {
      await page.fetchMerchantList(fetcher, LOOKUPS, signal).catch(() => {});
    }
    expect(warn.mock.calls).toEqual([[message]]);
  },
);
