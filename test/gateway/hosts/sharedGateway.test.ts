import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MerchantReport } from '../../../src/index.js';
import { createSandbox, SANDBOX_API_KEY, sandboxTransactions } from '../../../src/sandbox/index.js';
import { OWN_SOURCE } from '../../../src/sandbox/writeCachePolicy.js';
import { toWireTransaction } from '../../../src/service/request/toWireTransaction.js';
import { sessions } from '../../../stories/docs/samples/gateway/readSession.js';
import { type RedisServer, startRedis } from '../../redis/startRedis.js';
import type { Host } from './describeHost.js';
import { served } from './served.js';

const SESSION = '0123456789abcdefghijkl';
const context = { signal: new AbortController().signal, setReceipt: () => {} };
const list = {
  type: 'restrictive',
  forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'],
  transactions: sandboxTransactions(25, { seed: 4 }).map((row) => toWireTransaction(row)),
} as const;

let redis: RedisServer;
let service: Host;
let bank: Host;
let closeBank: () => Promise<void>;
/** What the service has been asked. */
let calls = 0;
const reports: { headers: Headers; body: unknown }[] = [];
/** As the browser of somebody who is signed in. */
let browser: typeof import('../../../stories/docs/samples/gateway/sendReport.js');

beforeAll(async () => {
  redis = await startRedis();
  const sandbox = createSandbox();
  service = await served(async (request) => {
    if (request.url.endsWith('/reports')) {
      reports.push({ headers: request.headers, body: await request.json() });
      return new Response(null, { status: 202 });
    }
    calls += 1;
    const text = await (await sandbox(request)).text();
    return new Response(text.replaceAll(OWN_SOURCE, 'own-source'), {
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': `request-${calls}` },
    });
  });
  vi.stubEnv('REDIS_URL', redis.url);
  vi.stubEnv('MERCHANT_SERVICE_URL', service.url);
  vi.stubEnv('MERCHANT_REPORTS_URL', `${service.url}/reports`);
  vi.stubEnv('MERCHANT_SERVICE_KEY', SANDBOX_API_KEY);
  vi.stubEnv('MERCHANT_STORE_SECRET', 'a secret of at least 32 characters');
  sessions.set(SESSION, { customerId: 'c-1', expiresAt: Date.now() + 600_000 });
  const { merchants, closeGateway } = await import(
    '../../../stories/docs/samples/gateway/sharedGateway.js'
  );
  closeBank = closeGateway;
  const { merchantReports } = await import(
    '../../../stories/docs/samples/gateway/merchantReports.js'
  );
  bank = await served((request) =>
    request.url.endsWith('/api/merchants') ? merchants.fetch(request) : merchantReports(request),
  );
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (!String(input).startsWith('/')) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('Cookie', `__Host-session=${SESSION}`);
    return fetch(bank.url + input, { ...init, headers });
  });
  browser = await import('../../../stories/docs/samples/gateway/sendReport.js');
});

afterAll(async () => {
  await closeBank();
  await bank.close();
  await service.close();
  await redis.stop();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  sessions.clear();
});

it('forwards a report with the hash and the headers that the service knows', async () => {
  let receipt: Readonly<Record<string, string>> = {};
  await browser.fetcher(list, {
    ...context,
    setReceipt(given) {
      receipt = given;
    },
  });
  expect(Object.keys(receipt)).toEqual(['Merchantry-Receipt']);
  const [row] = list.transactions;
  const lookupId = row?.id ?? '';
  const report: MerchantReport = {
    transactionId: lookupId,
    lookupId,
    reason: 'name',
    suggestion: 'Another name',
    receipt,
  };
  await browser.sendReport(report);
  expect(reports).toHaveLength(1);
  const [told] = reports;
  expect(told?.headers.get('X-Request-Id')).toBe('request-1');
  expect(told?.headers.get('X-Api-Key')).toBe(SANDBOX_API_KEY);
  const id = expect.stringMatching(/^[\w-]{22}$/);
  expect(told?.body).toEqual({ id, reason: 'name', suggestion: 'Another name' });
  expect(JSON.stringify(told?.body)).not.toContain(lookupId);

  await expect(browser.sendReport({ ...report, lookupId: 'elsewhere' })).rejects.toThrow('422');
  sessions.set(SESSION, { customerId: 'c-2', expiresAt: Date.now() + 600_000 });
  await expect(browser.sendReport(report)).rejects.toThrow('422');
  sessions.set(SESSION, { customerId: 'c-1', expiresAt: Date.now() + 600_000 });
  expect(reports).toHaveLength(1);
});

it.each(['storeOfRedis', 'storeOfIoredis'] as const)(
  '%s makes a client that keeps entries, and fails at once without a server',
  async (name) => {
    const samples = await import('../../../stories/docs/samples/gateway/redisStores.js');
    const onError = vi.fn();
    const { store, close } = samples[name](redis.url, onError);
    const entry = { key: name, value: 'kept', ttlMs: 60_000, ifAbsent: true };
    await vi.waitFor(() => expect(store.setMany([entry])).resolves.toEqual([true]), 60_000);
    expect(await store.getMany([name])).toEqual(['kept']);
    close();
    expect(onError).not.toHaveBeenCalled();

    // Nothing listens to the port of a server that was just closed.
    const gone = await served(() => new Response());
    await gone.close();
    const lost = samples[name](gone.url.replace('http:', 'redis:'), onError);
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 60_000);
    await expect(lost.store.setMany([entry])).rejects.toThrow();
    expect(await lost.store.getMany([name])).toEqual([undefined]);
    lost.close();
  },
);

it('answers a list from Redis, and without Redis from memory or the service', async () => {
  const first = await browser.fetcher(list, context);
  const before = calls;
  expect(Object.keys(Object(first))).toHaveLength(list.transactions.length);
  await expect(browser.fetcher(list, context)).resolves.toEqual(first);
  expect(calls).toBe(before);

  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await redis.kill();
  const names = (answer: unknown) =>
    Object.entries(answer as Record<string, { name?: string }[]>).map(([id, [record]]) => [
      id,
      record?.name,
    ]);
  const last = await browser.fetcher(list, context);
  expect(names(last)).toEqual(names(first));
  expect(calls).toBe(before);
  const [row] = list.transactions;
  const other = { ...list, transactions: [{ ...row, id: 'another', merchant_name: 'OTHER SHOP' }] };
  expect(Object.keys(Object(await browser.fetcher(other, context)))).toEqual(['another']);
  expect(calls).toBe(before + 1);
  expect(errors.mock.calls.flat()).toEqual(
    errors.mock.calls.map(() => expect.stringMatching(/Error$/)),
  );
});
