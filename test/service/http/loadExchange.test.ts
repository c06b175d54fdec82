import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MerchantListRequest } from '../../../src/service/types.js';

const EXCHANGE = '../../../src/service/http/exchange.js';
const REQUEST: MerchantListRequest = { type: 'restrictive', transactions: [{ id: 't1' }] };

let loads = 0;
let isReachable = true;

/** As on a page that has not loaded what a request needs. */
async function createFetcher() {
  vi.resetModules();
  vi.doMock(EXCHANGE, () => {
    loads += 1;
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return vi.importActual(EXCHANGE);
  });
  const { createHttpFetcher } = await import('../../../src/service/http/createHttpFetcher.js');
  const { EnrichmentError } = await import('../../../src/service/EnrichmentError.js');
  const fetch = vi.fn(async () => new Response('{"t1":[]}'));
  const fetcher = createHttpFetcher({ url: '/merchants', fetch });
  const send = () =>
    fetcher(REQUEST, { signal: new AbortController().signal, setReceipt: () => {} });
  return { fetcher, fetch, send, EnrichmentError };
}

beforeEach(() => {
  loads = 0;
  isReachable = true;
});
afterEach(() => {
  vi.doUnmock(EXCHANGE);
});

it('loads what a request needs with the first one, once', async () => {
  const { send, fetch } = await createFetcher();
  expect(loads).toBe(0);
  expect(await Promise.all([send(), send()])).toEqual([{ t1: [] }, { t1: [] }]);
  expect(loads).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('loads it sooner for a provider, so that the first request does not wait', async () => {
  const { fetcher } = await createFetcher();
  (fetcher as typeof fetcher & { preload: () => void }).preload();
  await vi.waitFor(() => expect(loads).toBe(1), 60_000);
});

it('fails with kind network when it cannot be loaded, and tries again with the next request', async () => {
  const { fetcher, send, fetch, EnrichmentError } = await createFetcher();
  isReachable = false;
  (fetcher as typeof fetcher & { preload: () => void }).preload();
  const error = await send().catch((reason) => reason);
  expect(error).toBeInstanceOf(EnrichmentError);
  const cause = expect.any(Error);
  expect(error).toMatchObject({ kind: 'network', transactionIds: ['t1'], cause });
  expect(fetch).not.toHaveBeenCalled();
  isReachable = true;
  expect(await send()).toEqual({ t1: [] });
});
