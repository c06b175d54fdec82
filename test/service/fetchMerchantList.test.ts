// @vitest-environment node
import { expect, it } from 'vitest';
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
