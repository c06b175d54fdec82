import { Redis } from 'ioredis';
import { createClient, createSentinel } from 'redis';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import {
  createGroup,
  createLookupMaker,
  sharingScopeOf,
} from '../../../src/gateway/createLookupMaker.js';
import { createKeys } from '../../../src/gateway/keys.js';
import { redisStore } from '../../../src/gateway/store/redisStore.js';
import { startProxy } from '../../redis/startProxy.js';
import { type RedisServer, startRedis } from '../../redis/startRedis.js';
import { startRedisCluster } from '../../redis/startRedisCluster.js';

import { clusterConnectors, connectors, connectWithKeyPrefix } from './connectClients.js';

let server: RedisServer;
const createAdmin = (url: string) => createClient({ url }).connect();
let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeAll(async () => {
  server = await startRedis();
  admin = await createAdmin(server.url);
});
beforeEach(() => admin.flushAll());
afterAll(async () => {
  admin.destroy();
  await server.stop();
});

const entry = (key: string, value = '1', ttlMs = 60_000) => ({ key, value, ttlMs });

describe.each(connectors)('by a client of %s', (_, connect) => {
  test('keys begin with the prefix, and keep their braces', async () => {
    const store = redisStore(await connect(server.url));
    await store.setMany([entry('{scope}:row')]);
    expect(await admin.keys('*')).toEqual(['merchantry:{scope}:row']);
    const other = redisStore(await connect(server.url), { prefix: '' });
    await other.setMany([entry('{scope}:row')]);
    expect((await admin.keys('*')).sort()).toEqual(['merchantry:{scope}:row', '{scope}:row']);
  });

  test('Redis itself forgets an entry', async () => {
    const store = redisStore(await connect(server.url));
    await store.setMany([entry('a', '1', 60_000), { ...entry('b', '1', 90_000), ifAbsent: true }]);
    for (const [key, ttlMs] of [
      ['a', 60_000],
      ['b', 90_000],
    ] as const) {
      const left = await admin.pTTL(`merchantry:${key}`);
      expect(left).toBeGreaterThan(ttlMs - 20_000);
      expect(left).toBeLessThanOrEqual(ttlMs);
    }
  });

  test('a key that holds something else than text counts as holding nothing', async () => {
    const store = redisStore(await connect(server.url));
    const write = async () => {
      await admin.rPush('merchantry:list', 'x');
      await admin.hSet('merchantry:hash', 'x', 'y');
      await admin.sAdd('merchantry:set', 'x');
      await admin.zAdd('merchantry:sorted', { score: 1, value: 'x' });
      await admin.xAdd('merchantry:stream', '*', { x: 'y' });
    };
    const keys = ['list', 'hash', 'set', 'sorted', 'stream'];
    await write();
    expect(await store.getMany([...keys, 'none'])).toEqual(Array(6).fill(undefined));
    expect(await store.setMany(keys.map((key) => ({ ...entry(key), ifAbsent: true })))).toEqual(
      keys.map(() => false),
    );
    await store.deleteMany(keys.map((key) => ({ key, ifValue: 'x' })));
    expect(await admin.dbSize()).toBe(5);
    expect(await store.setMany(keys.map((key) => entry(key)))).toEqual(keys.map(() => true));
    expect(await store.getMany(keys)).toEqual(keys.map(() => '1'));
    await admin.flushAll();
    await write();
    await store.deleteMany(keys.map((key) => ({ key })));
    expect(await admin.dbSize()).toBe(0);
  });

  test('each call is one round trip: it waits for no answer before it has sent all', async () => {
    const proxy = await startProxy(server.port);
    onTestFinished(() => proxy.close());
    const store = redisStore(await connect(proxy.url));
    const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`);
    const entries = keys.map((key, index) => ({ ...entry(key), ifAbsent: index % 2 === 0 }));
    const targets = keys.map((key, index) => (index % 2 ? { key } : { key, ifValue: '1' }));
    proxy.hold();
    const written = store.setMany(entries);
    await expect.poll(() => admin.dbSize()).toBe(100);
    const deleted = store.deleteMany(targets);
    await expect.poll(() => admin.dbSize()).toBe(0);
    expect(await store.getMany([])).toEqual([]);
    proxy.release();
    expect(await written).toEqual(keys.map(() => true));
    await deleted;
  });

  test('reading any number of keys is one command', async () => {
    const store = redisStore(await connect(server.url));
    await admin.configResetStat();
    await store.getMany(Array.from({ length: 100 }, (_, index) => `key ${index}`));
    const stats = await admin.info('commandstats');
    expect(stats).toContain('cmdstat_mget:calls=1,');
    expect(stats).not.toContain('cmdstat_get:');
  });

  test('claiming any number of keys is one command', async () => {
    const store = redisStore(await connect(server.url));
    await admin.configResetStat();
    await store.setMany(
      Array.from({ length: 100 }, (_, index) => ({ ...entry(`key ${index}`), ifAbsent: true })),
    );
    expect(await admin.info('commandstats')).toContain('cmdstat_eval:calls=1,');
  });

  test('an answer of the server that is an error rejects', async () => {
    const store = redisStore(await connect(server.url));
    await expect(store.setMany([entry('a'), entry('b', '1', 0)])).rejects.toThrow(
      'invalid expire time',
    );
  });
});

describe.each(clusterConnectors)('by a cluster client of %s', (_, connect) => {
  test('keys of many slots are written, read and deleted on all servers', async () => {
    const servers = await startRedisCluster();
    onTestFinished(() => Promise.all(servers.map((one) => one.stop())).then(() => {}));
    const store = redisStore(await connect(servers.map(({ url }) => url)));
    const scopes = Array.from({ length: 20 }, (_, index) => `{scope ${index}}:`);
    for (const scope of scopes) {
      const keys = [`${scope}a`, `${scope}b`, `${scope}lock`];
      expect(await store.setMany(keys.map((key) => entry(key)))).toEqual([true, true, true]);
      expect(await store.getMany([...keys, `${scope}c`])).toEqual(['1', '1', '1', undefined]);
      await store.deleteMany([{ key: `${scope}lock`, ifValue: '1' }, { key: `${scope}b` }]);
      expect(await store.getMany(keys)).toEqual(['1', undefined, undefined]);
    }
    const admins = await Promise.all(servers.map(({ url }) => createAdmin(url)));
    onTestFinished(() => {
      for (const one of admins) one.destroy();
    });
    const sizes = () => Promise.all(admins.map((one) => one.dbSize()));
    const sum = ([first = 0, second = 0]: number[]) => first + second;
    expect(Math.min(...(await sizes()))).toBeGreaterThan(0);
    expect(sum(await sizes())).toBe(20);
  });
});

describe.each(clusterConnectors)('by a cluster client of %s', (_, connect) => {
  test('what all scopes share lies on all servers, and is read at once', async () => {
    const servers = await startRedisCluster();
    onTestFinished(() => Promise.all(servers.map((one) => one.stop())).then(() => {}));
    const store = redisStore(await connect(servers.map(({ url }) => url)));
    const keys = createKeys('a secret that all of the replicas have');
    const sharingScope = sharingScopeOf('customer', 'content', keys);
    const create = createLookupMaker({
      sharingScope,
      group: createGroup({ type: 'extended' }),
      keys,
    });
    const storeKeys = Array.from(
      { length: 200 },
      (_, index) => create({ id: `${index}`, merchant_name: `SHOP ${index}` }).storeKey,
    );
    await store.setMany(storeKeys.map((key) => entry(key, key)));
    expect(await store.getMany([...storeKeys, 'none'])).toEqual([...storeKeys, undefined]);
    const admins = await Promise.all(servers.map(({ url }) => createAdmin(url)));
    onTestFinished(() => {
      for (const one of admins) one.destroy();
    });
    for (const one of admins) expect(await one.dbSize()).toBeGreaterThan(40);
  });
});

test('a prefix that an ioredis client writes by itself is heeded', async () => {
  const store = redisStore(await connectWithKeyPrefix(server.url, 'app*:'));
  await admin.set('merchantry:a', 'not ours');
  await admin.set('apple:merchantry:a', 'not ours');
  await store.setMany([entry('a'), entry('b'), entry('c')]);
  expect(await store.getMany(['a', 'b'])).toEqual(['1', '1']);
  await store.deleteMany([{ key: 'b', ifValue: '1' }, { key: 'c' }]);
  expect(await admin.keys('app[*]:*')).toEqual(['app*:merchantry:a']);
});

test('a client that throws at the second command rejects once, and for all', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let calls = 0;
  const store = redisStore({
    sendCommand() {
      calls += 1;
      if (calls % 2 === 0) throw new Error('at once');
      return Promise.reject(new Error('later'));
    },
  });
  await expect(store.setMany([entry('a'), entry('b'), entry('c')])).rejects.toThrow();
  await expect(store.deleteMany([{ key: 'a' }, { key: 'b' }])).rejects.toThrow();
  // Node tells of them before the next turn of its event loop.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(calls).toBe(5);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['an address', 'redis://localhost', 'string'],
  ['another object', { get: () => {} }, 'object'],
  ['a Sentinel', createSentinel({ name: 'main', sentinelRootNodes: [] }), 'object'],
  ['what makes clients', createClient, 'function'],
  ['a client with callbacks', createClient().legacy(), 'object'],
  ['commands that wait for `exec`', createClient().multi(), 'object'],
  ['a pipeline', new Redis({ lazyConnect: true }).pipeline(), 'object'],
])('what is no client of either package is refused: %s', (_, client, type) => {
  expect(() => redisStore(client as never)).toThrow(
    new TypeError(
      'Merchantry: expected the client given to redisStore to be one of "redis" (with sendCommand) ' +
        `or of "ioredis" (with call), but got: ${type}.`,
    ),
  );
});
