// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedTransaction } from '../../../src/index.js';
import { forwardMerchants } from '../../../stories/docs/samples/forwardMerchants.js';
import {
  fromKnownHosts,
  noImages,
  throughProxy,
} from '../../../stories/docs/samples/imagePolicies.js';
import { loadAccount, merchantConfig } from '../../../stories/docs/samples/loadAccount.js';
import { dehydrateOptions } from '../../../stories/docs/samples/persistOptions.js';

const answerAll = ({ transactions }: { transactions: readonly { id: string }[] }) =>
  Object.fromEntries(transactions.map(({ id }) => [id, [{ name: `Shop ${id}` }]]));

const service = {
  baseUrl: 'https://service.example',
  apiKey: 'a-key',
  isSignedIn: async () => true,
};
const request = (method = 'POST') =>
  new Request('https://bank.example/api/merchants', {
    method,
    ...(method === 'POST' && { body: '{"transactions":[]}' }),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('forwardMerchants', () => {
  it('adds the key, forwards the body and passes on what the queue needs', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({}, { status: 429, headers: { 'Retry-After': '7', 'X-Internal': 'secret' } }),
    );
    vi.stubGlobal('fetch', fetch);
    const response = await forwardMerchants(request(), service);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://service.example/api/v3/merchant/list');
    expect(init).toMatchObject({ body: '{"transactions":[]}', headers: { 'X-Api-Key': 'a-key' } });
    expect(response.status).toBe(429);
    expect([...response.headers.keys()].sort()).toEqual([
      'cache-control',
      'content-type',
      'retry-after',
    ]);
  });

  it('asks nothing for strangers, nor for another method', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const stranger = { ...service, isSignedIn: async () => false };
    expect((await forwardMerchants(request(), stranger)).status).toBe(401);
    expect((await forwardMerchants(request('GET'), service)).status).toBe(405);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('samples of data', () => {
  it('loadAccount fills a cache with the first screen', async () => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
      Response.json(answerAll(JSON.parse(String(init.body)))),
    );
    const rows: ListedTransaction[] = Array.from({ length: 30 }, (_, index) => ({
      id: `t${index}`,
      merchant_name: `SHOP ${index}`,
      amount: '-4.20',
      currency: 'GBP',
      date: '2026-11-20',
    }));
    const { queries } = await loadAccount(rows);
    expect(queries).toHaveLength(25);
    expect(merchantConfig.request?.type).toBe('extended');
  });

  it('image policies let through what they say', () => {
    const logo = new URL('https://logos.example/a b.png');
    expect(fromKnownHosts(logo)?.src).toBe('https://logos.example/a%20b.png');
    expect(fromKnownHosts(new URL('https://elsewhere.example/a.png'))).toBeNull();
    expect(throughProxy(logo)?.src).toBe('/logos?u=https%3A%2F%2Flogos.example%2Fa%2520b.png');
    expect(noImages(logo)).toBeNull();
  });

  it('persistOptions keep other queries as TanStack does', async () => {
    const client = new QueryClient();
    client.setQueryData(['other'], 1);
    const [query] = client.getQueryCache().getAll();
    expect(query && dehydrateOptions.shouldDehydrateQuery(query)).toBe(true);
  });
});
