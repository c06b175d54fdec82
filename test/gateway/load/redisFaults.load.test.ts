import { createClient } from 'redis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { redisStore } from '../../../src/gateway/store/redisStore.js';
import { SANDBOX_API_KEY } from '../../../src/sandbox/index.js';
import { startProxy } from '../../redis/startProxy.js';
import { type RedisServer, startRedis } from '../../redis/startRedis.js';
import { createTruth } from './createTruth.js';
import { lookUp } from './lookUp.js';
import { createPages, runLoad, VISITS } from './runLoad.js';
import { PATIENT, type StartedGateway, startGateway } from './startGateway.js';
import { type Service, startService } from './startService.js';

const PAGES = 48;
const VISITED = PAGES * VISITS;
const LOOKUPS = VISITED * 25;

let redis: RedisServer;
let service: Service;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  redis = await startRedis();
  service = await startService({ apiKey: SANDBOX_API_KEY });
  closing.push(() => service.stop());
});

afterEach(async () => {
  // The gateway before what it uses.
  for (const close of closing.splice(0).reverse()) await close();
  await redis.stop();
});

/** A host's own client, which reports what happens to its connection, and goes on. */
function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: 100 },
  });
  client.on('error', () => {});
  // Rejects while there is no server; the client tries again.
  client.connect().catch(() => {});
  closing.push(() => client.destroy());
  return client;
}

/** The tests' own connection, through which they spoil things. */
async function connectDirectly() {
  const client = createClient({ url: redis.url });
  client.on('error', () => {});
  await client.connect();
  closing.push(() => client.destroy());
  return client;
}

/**
 * Loads everything, and expects what no fault of the store may change: every request is answered
 * with every row, and none is wrong.
 */
async function expectNoDifference(
  url: string,
  onProgress: (share: number) => unknown = () => {},
  limits = PATIENT,
): Promise<StartedGateway> {
  const store = redisStore(connect(url));
  const gateway = await startGateway({ serviceUrl: service.url, store, limits });
  closing.push(() => gateway.stop());
  const result = await runLoad({
    urls: [gateway.url],
    truth: createTruth(service.url),
    pages: createPages(PAGES),
    onProgress,
  });
  expect(result).toEqual({
    lookups: LOOKUPS,
    wrong: 0,
    leftOut: 0,
    statuses: { 200: VISITED },
  });
  return gateway;
}

const storeStates = ({ events }: StartedGateway) =>
  events.flatMap((event) => (event.type === 'store' ? [event.state] : []));

/** Runs `act` once, when `share` of the load has begun. */
function at(share: number, act: () => unknown) {
  let isDone = false;
  return async (begun: number) => {
    if (isDone || begun < share) return;
    isDone = true;
    await act();
  };
}

function inTurn(...acts: ((share: number) => unknown)[]) {
  return async (share: number) => {
    for (const act of acts) await act(share);
  };
}

const times = () => Math.max(...service.asked.ids.values());

it('asks the service once for each row, and Redis for all others', async () => {
  const gateway = await expectNoDifference(redis.url);
  expect(times()).toBe(1);
  expect(service.asked.ids.size).toBe(PAGES * 25);
  expect(storeStates(gateway)).toEqual([]);
});

it('does without a Redis that is down at the start, and uses it as soon as it is there', async () => {
  await redis.kill();
  const gateway = await expectNoDifference(
    redis.url,
    at(0.4, () => redis.restart()),
  );
  expect(storeStates(gateway)).toContain('resting');
  await waitForBack(gateway);
});

it('does without a Redis that is killed in the middle, and uses it when it is there again', async () => {
  const gateway = await expectNoDifference(
    redis.url,
    inTurn(
      at(0.3, () => redis.kill()),
      at(0.5, () => redis.restart()),
    ),
  );
  expect(storeStates(gateway)).toContain('resting');
  await waitForBack(gateway);
});

it('does not wait for a Redis that does not answer', async () => {
  const proxy = await startProxy(redis.port);
  closing.push(() => proxy.close());
  const gateway = await expectNoDifference(
    proxy.url,
    inTurn(
      at(0.3, () => proxy.hold()),
      at(0.7, () => proxy.release()),
    ),
    { ...PATIENT, storeMs: 100 },
  );
  expect(storeStates(gateway)).toContain('resting');
});

it('believes no garbage, half value, other key’s value or list that is under its keys', async () => {
  const spoilers: readonly ((number: number, other: string) => string)[] = [
    (number) => GARBAGE[number % GARBAGE.length] ?? '',
    (_, other) => other.slice(0, other.length / 2),
    (_, other) => other,
    () => 'list',
  ];
  const client = await connectDirectly();
  let spoiled = 0;
  await expectNoDifference(
    redis.url,
    at(0.5, async () => {
      const keys = await client.keys('*');
      const values = await client.mGet(keys);
      for (const [number, key] of keys.entries()) {
        const other = values[(number + 1) % keys.length] ?? values[number] ?? '';
        const value = spoilers[number % spoilers.length]?.(number, other) ?? '';
        await client.del(key);
        if (value === 'list') await client.lPush(key, 'a list');
        else await client.set(key, value);
        spoiled += 1;
      }
    }),
  );
  // Of each kind some. How much is stored by then depends on the machine.
  expect(spoiled).toBeGreaterThanOrEqual(spoilers.length * GARBAGE.length);
});

const GARBAGE = [
  '',
  '{}',
  '[]',
  'null',
  '\u0000\ufffd',
  '[{"name":"Somebody else"}]',
  'x'.repeat(100_000),
];

it('answers the same from a Redis that evicts', async () => {
  const client = await connectDirectly();
  const used = Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
  // Enough for a part of what is written.
  const maxmemory = String(used + 500_000);
  await client.configSet({ 'maxmemory-policy': 'allkeys-lru', maxmemory });
  await expectNoDifference(redis.url);
  // How much depends on what the machine has stored by then.
  expect(Number(/evicted_keys:(\d+)/.exec(await client.info('stats'))?.[1])).toBeGreaterThan(0);
});

it('answers the same from a Redis that is full and refuses what is written', async () => {
  const client = await connectDirectly();
  await expectNoDifference(
    redis.url,
    at(0.3, () => client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1mb' })),
  );
});

it('answers the same from a Redis that forgets everything, time and again', async () => {
  const client = await connectDirectly();
  const forget = [0.2, 0.4, 0.6, 0.8].map((share) => at(share, () => client.flushAll()));
  await expectNoDifference(redis.url, inTurn(...forget));
});

/** A rest ends with the next look at the store. */
async function waitForBack(gateway: StartedGateway) {
  const [page] = createPages(1, 'afterwards');
  await expect
    .poll(
      async () => {
        if (page) await lookUp(gateway.url, page);
        return storeStates(gateway);
      },
      { timeout: 60_000, interval: 100 },
    )
    .toContain('back');
}
