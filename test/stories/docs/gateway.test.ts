import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_RECEIPT_HEADERS } from '../../../src/endpoint/receiptHeaders.js';
import type { Gateway } from '../../../src/gateway/index.js';
import { GATEWAY_LIMITS } from '../../../src/gateway/readGatewayOptions.js';
import { OWN_SOURCE } from '../../../src/sandbox/index.js';
import { readApi } from '../../../stories/docs/api/readApi.js';
import { gatewayMetrics } from '../../../stories/docs/samples/gateway/gatewayMetrics.js';
import { indexHistory } from '../../../stories/docs/samples/gateway/indexHistory.js';
import { merchantImages } from '../../../stories/docs/samples/gateway/merchantImages.js';
import { monthByCategory } from '../../../stories/docs/samples/gateway/monthByCategory.js';
import { ownStore } from '../../../stories/docs/samples/gateway/ownStore.js';
import { readSession, sessions } from '../../../stories/docs/samples/gateway/readSession.js';
import { signOut } from '../../../stories/docs/samples/gateway/signOut.js';
import { statementLines } from '../../../stories/docs/samples/gateway/statementLines.js';
import { createService, gatewayWith } from '../../gateway/gatewayWith.js';

it('the README shows the gateway of the page', () => {
  const sample = readFileSync('stories/docs/samples/gateway/merchants.ts', 'utf8');
  const shown = sample.replace(/(?:\.\.\/)+src\/gateway\/index\.js/, 'merchantry/gateway');
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`ts\n${shown}\`\`\``);
});

describe('the comments that the page shows', () => {
  const { api } = readApi();

  it.each(Object.entries(GATEWAY_LIMITS))('name the default of %s', (name, value) => {
    const amount = value.toLocaleString('en-GB');
    expect(api.GatewayLimits?.members[name]?.text).toMatch(new RegExp(`Default ${amount}\\b`));
  });

  it('name the default receipt headers', () => {
    const names = DEFAULT_RECEIPT_HEADERS.map((name) => `\`${name}\``).join(' and ');
    expect(api.GatewayOptions?.members.receiptHeaders?.text).toContain(`Default: ${names}.`);
  });
});

describe('readSession', () => {
  const id = 'abcdefghijklmnopqrstuv';
  const named = (cookie: string) =>
    readSession(new Request('https://bank.example/', { headers: { Cookie: cookie } }))?.customerId;

  it('finds the session that a cookie names, until it expires', () => {
    sessions.set(id, { customerId: 'c-7', expiresAt: Date.now() + 1_000 });
    expect(named(`a=1; __Host-session=${id}; b=2`)).toBe('c-7');
    expect(named(`x__Host-session=${id}`)).toBeUndefined();
    expect(named(`__Host-session=${id.slice(1)}`)).toBeUndefined();
    expect(named(`a="__Host-session=${id}"`)).toBeUndefined();
    expect(readSession(new Request('https://bank.example/'))).toBeUndefined();
    sessions.set(id, { customerId: 'c-7', expiresAt: Date.now() });
    expect(named(`__Host-session=${id}`)).toBeUndefined();
    sessions.clear();
  });
});

describe('signOut', () => {
  const request = new Request('https://bank.example/', {
    method: 'POST',
    headers: { Cookie: '__Host-session=abcdefghijklmnopqrstuv' },
  });
  const gatewayWith = (purge: Gateway['purge']) => ({ purge }) as unknown as Gateway;

  it.each([
    ['purges', async () => {}],
    ['fails to purge', () => Promise.reject(new Error('down'))],
  ])('ends the session where the store %s', async (_, purge) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sessions.set('abcdefghijklmnopqrstuv', { customerId: 'c-7', expiresAt: Date.now() + 60_000 });
    const purged = vi.fn(purge);
    const response = await signOut(request, gatewayWith(purged));
    expect(purged).toHaveBeenCalledExactlyOnceWith({ scope: 'c-7' });
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=;.*Max-Age=0$/);
    sessions.clear();
  });
});

describe('indexHistory', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `r${index}`, merchant_name: 'PYZ*NORTHSIDE COFF 2041 LONDON GB', city: 'London' },
  }));

  it.each([
    [[OWN_SOURCE], 'Northside Coffee'],
    [[], undefined],
  ])('writes what may be stored with the sources %j', async (cacheableSources, name) => {
    const merchants = gatewayWith({ fetch: createService().fetch, cacheableSources });
    const written: unknown[] = [];
    const write = async (document: unknown) => void written.push(document);
    expect(await indexHistory(merchants, 'customer-1', rows, write)).toBe(60);
    expect(written[59]).toMatchObject({ id: 'r59', name });
  });

  it('says how far it got', async () => {
    const merchants = gatewayWith({ fetch: createService().fetch });
    const write = async () => {
      await merchants.close();
    };
    expect(await indexHistory(merchants, 'customer-1', rows, write)).toBe(1);
  });
});

it('statementLines and monthByCategory name and sum up what a customer has paid', async () => {
  const merchants = gatewayWith({ fetch: createService().fetch, cacheableSources: [OWN_SOURCE] });
  const row = (id: string, merchant_name: string, minorUnits: bigint, date = '2026-11-20') => ({
    ...{ id, merchant_name, date, minorUnits, amount: `${minorUnits} p` },
  });
  const rows = [
    row('a', 'PYZ*NORTHSIDE COFF 2041 LONDON GB', -420n),
    row('b', 'HARROW AND VALE 0217 LEEDS GB', -5_760n),
    row('c', 'PYZ*NORTHSIDE COFF 2041 LEEDS GB', -440n, '2026-11-03'),
    row('d', 'PYZ*NORTHSIDE COFF 2041 LEEDS GB', -9_999n, '2026-10-31'),
    row('e', '', 1_000n),
  ];
  const lines: string[] = [];
  for await (const line of statementLines(merchants, 'customer-1', rows)) lines.push(line);
  expect([lines[0], lines[4]]).toEqual([
    '2026-11-20  Northside Coffee (PYZ*NORTHSIDE COFF 2041 LONDON GB)  -420 p',
    '2026-11-20    1000 p',
  ]);
  expect(await monthByCategory(merchants, 'customer-1', rows, '2026-11')).toEqual([
    { category: 'groceries', minorUnits: 5_760n },
    { category: 'coffee', minorUnits: 860n },
  ]);
});

describe('ownStore', () => {
  const entry = (key: string, value: string, ifAbsent?: boolean) => ({
    key,
    value,
    ttlMs: 100,
    ifAbsent,
  });

  it('returns values in the order of the keys, until they expire', async () => {
    let now = 0;
    const store = ownStore(() => now);
    expect(await store.setMany([entry('a', '1'), entry('b', '2')])).toEqual([true, true]);
    expect(await store.getMany(['b', 'c', 'a'])).toEqual(['2', undefined, '1']);
    now = 100;
    expect(await store.getMany(['a', 'b'])).toEqual([undefined, undefined]);
    expect(await store.setMany([entry('a', '3', true)])).toEqual([true]);
  });

  it('writes no entry with ifAbsent over another', async () => {
    const store = ownStore(() => 0);
    await store.setMany([entry('a', '1')]);
    expect(await store.setMany([entry('a', '2', true), entry('b', '2', true)])).toEqual([
      false,
      true,
    ]);
    expect(await store.getMany(['a', 'b'])).toEqual(['1', '2']);
  });

  it('deletes a key, and a key that still holds a value', async () => {
    const store = ownStore(() => 0);
    await store.setMany(['a', 'b'].map((key) => entry(key, '1')));
    await store.deleteMany([{ key: 'a' }, { key: 'b', ifValue: '2' }]);
    expect(await store.getMany(['a', 'b'])).toEqual([undefined, '1']);
    await store.deleteMany([{ key: 'b', ifValue: '1' }]);
    expect(await store.getMany(['b'])).toEqual([undefined]);
  });
});

describe('merchantImages', () => {
  it('serves nobody who is not signed in, and fetches from no host that is not listed', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const id = 'abcdefghijklmnopqrstuv';
    const load = (url: string, headers: HeadersInit = {}) => {
      const address = `https://bank.example/api/merchant-image?url=${encodeURIComponent(url)}`;
      return merchantImages(new Request(address, { headers }));
    };
    sessions.set(id, { customerId: 'c-7', expiresAt: Date.now() + 10_000 });
    const Cookie = `__Host-session=${id}`;
    expect((await load('https://logos.example/a.png')).status).toBe(401);
    expect((await load('https://elsewhere.example/a.png', { Cookie })).status).toBe(403);
    expect((await load('http://169.254.169.254/latest', { Cookie })).status).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
    sessions.clear();
  });
});

describe('createServerFetcher', () => {
  it('asks the gateway in this process, with the reader’s session', async () => {
    const id = 'abcdefghijklmnopqrstuv';
    vi.stubEnv('MERCHANT_SERVICE_URL', 'https://service.example');
    vi.stubEnv('MERCHANT_SERVICE_KEY', 'key');
    const service = vi.fn(async (_: URL | RequestInfo, init?: RequestInit) => {
      const { transactions } = JSON.parse(`${init?.body}`) as { transactions: { id: string }[] };
      return Response.json(
        Object.fromEntries(transactions.map((row) => [row.id, [{ name: 'A' }]])),
      );
    });
    vi.stubGlobal('fetch', service);
    const { createServerFetcher } = await import(
      '../../../stories/docs/samples/gateway/createServerFetcher.js'
    );
    const load = (cookie: string) =>
      createServerFetcher(cookie)(
        { type: 'extended', transactions: [{ id: 't1', merchant_name: 'SHOP A' }] },
        { signal: new AbortController().signal, setReceipt: vi.fn() },
      );
    await expect(load('')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(service).not.toHaveBeenCalled();
    sessions.set(id, { customerId: 'c-7', expiresAt: Date.now() + 10_000 });
    await expect(load(`__Host-session=${id}`)).resolves.toEqual({ t1: [{ name: 'A' }] });
    expect(service).toHaveBeenCalledOnce();
    expect(`${service.mock.calls[0]?.[0]}`).toContain('https://service.example/');
    sessions.clear();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});

describe('gatewayMetrics', () => {
  it('counts what is billed and what it saved', () => {
    const count = vi.fn();
    const measure = vi.fn();
    const onEvent = gatewayMetrics({ count, measure });
    onEvent({ type: 'answered', status: 200, rows: 9, stored: 4, failed: 1, durationMs: 12 });
    onEvent({ type: 'refused', reason: 'over-budget', status: 429 });
    onEvent({ type: 'store', state: 'resting', reason: 'timeout' });
    onEvent({ type: 'called', rows: 2 });
    onEvent({ type: 'planner', event: { type: 'missing', id: 'h1' } });
    expect(measure.mock.calls).toEqual([['gateway.duration_ms', 12, { status: '200' }]]);
    expect(count.mock.calls).toEqual([
      ['gateway.rows', 9],
      ['gateway.rows_stored', 4],
      ['gateway.rows_failed', 1],
      ['gateway.refused', 1, { reason: 'over-budget', status: '429' }],
      ['gateway.store', 1, { state: 'resting' }],
      ['gateway.calls', 1],
      ['gateway.rows_billed', 2],
    ]);
  });
});
