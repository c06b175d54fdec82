import { createClient } from 'redis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redisStore } from '../../../src/gateway/store/redisStore.js';
import type { Store } from '../../../src/gateway/store/Store.js';
import { SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { type RedisServer, startRedis } from '../../redis/startRedis.js';
import { createTruth } from './createTruth.js';
import { lookUp, type Page } from './lookUp.js';
import { createPages, runLoad, VISITS } from './runLoad.js';
import { type StartedGateway, startGateway, type TestedOptions } from './startGateway.js';
import { contentOf, type Service, startService } from './startService.js';

const PAGES = 10;

let redis: RedisServer;
let service: Service;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  redis = await startRedis();
  service = await startService({ apiKey: SANDBOX_API_KEY });
  closing.push(() => service.stop());
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await redis.stop();
});

/**
 * What a gateway writes lasts a hundred times as long: a claim that ends after 3 s is lost to a
 * machine too busy to renew it, and then the row is rightly asked for again.
 */
const lasting = (store: Store): Store => ({
  ...store,
  setMany: (entries) =>
    store.setMany(entries.map((entry) => ({ ...entry, ttlMs: 100 * entry.ttlMs }))),
});

/** A gateway with a client of its own, and the secret that all of them share. */
async function startReplica(
  options: Partial<TestedOptions> = {},
  storeOf = lasting,
): Promise<StartedGateway & { die(): Promise<void> }> {
  const client = createClient({ url: redis.url });
  client.on('error', () => {});
  await client.connect();
  closing.push(() => client.isOpen && client.destroy());
  const replica = await startGateway({
    serviceUrl: service.url,
    store: storeOf(redisStore(client)),
    ...options,
  });
  closing.push(() => replica.stop());
  return {
    ...replica,
    /** As if it were killed: it can neither finish nor give back what it has claimed. */
    async die() {
      client.destroy();
      await replica.stop();
    },
  };
}

async function expectRows(urls: readonly string[], pages: readonly Page[]) {
  const truth = createTruth(service.url);
  const found = await Promise.all(
    urls.flatMap((url) => pages.map(async (page) => ({ page, ...(await lookUp(url, page)) }))),
  );
  for (const { page, records, statuses, leftOut } of found) {
    expect({ statuses, leftOut }).toEqual({ statuses: [200], leftOut: 0 });
    for (const row of page.rows) {
      expect(JSON.parse(records.get(row.id) ?? '')).toEqual(
        JSON.parse(await truth.of(row, page.type)),
      );
    }
  }
}

it('asks once for each of 250 keys that two replicas want at once', async () => {
  const replicas = await Promise.all([startReplica(), startReplica()]);
  const urls = replicas.map(({ url }) => url);
  await expectRows(urls, createPages(PAGES));
  expect(service.asked.ids.size).toBe(PAGES * 25);
  expect(Math.max(...service.asked.ids.values())).toBe(1);
});

it('asks once for each of 250 contents that customers of two replicas want at once', async () => {
  const replicas = await Promise.all([
    startReplica({ identity: 'content' }),
    startReplica({ identity: 'content' }),
  ]);
  const urls = replicas.map(({ url }) => url);
  const [pages, others] = [createPages(PAGES, 'one'), createPages(PAGES, 'another')];
  const otherCustomers = others.map((page) => ({ ...page, scope: `not ${page.scope}` }));
  await expectRows(urls, [...pages, ...otherCustomers]);
  const contents = new Set(
    pages.flatMap(({ rows, type }) => rows.map((row) => contentOf(row, { type }))),
  );
  expect(service.asked.contents.size).toBe(contents.size);
  expect(Math.max(...service.asked.contents.values())).toBe(1);
});

it('loses no row when a replica dies while it is asking, and asks again for its rows only', async () => {
  service.trouble = () => 'hanging';
  const asItIs = (store: Store) => store;
  const [dying, other] = await Promise.all([startReplica({}, asItIs), startReplica({}, asItIs)]);
  const pages = createPages(8);
  const lost = pages.map((page) => lookUp(dying.url, page).catch(() => 'lost'));
  await vi.waitFor(() => expect(service.asked.ids.size).toBe(8 * 25), { timeout: 60_000 });
  service.trouble = () => undefined;
  const rest = expectRows([other.url], pages);
  await dying.die();
  expect(await Promise.all(lost)).toEqual(pages.map(() => 'lost'));
  await rest;
  expect(Math.max(...service.asked.ids.values())).toBe(2);
});

it('asks once for each row under load on two replicas', async () => {
  const replicas = await Promise.all([startReplica(), startReplica()]);
  const { wrong, statuses } = await runLoad({
    urls: replicas.map(({ url }) => url),
    truth: createTruth(service.url),
    pages: createPages(3 * PAGES),
  });
  expect({ wrong, statuses }).toEqual({ wrong: 0, statuses: { 200: 3 * PAGES * VISITS } });
  expect(Math.max(...service.asked.ids.values())).toBe(1);
});
