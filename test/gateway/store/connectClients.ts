import { Cluster, Redis } from 'ioredis';
import { createClient, createCluster } from 'redis';
import { onTestFinished } from 'vitest';
import type { RedisClient } from '../../../src/gateway/store/redisStore.js';

/** As the docstring of `redisStore` says; reconnects quickly, so that tests need not wait. */
const RETRY_MS = 20;

async function connectNodeRedis(url: string): Promise<RedisClient> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: RETRY_MS },
  });
  client.on('error', () => {});
  onTestFinished(() => client.destroy());
  // It goes on trying by itself, and a test may start without a server.
  const connected = client.connect().catch(() => {});
  await Promise.race([
    connected,
    new Promise<void>((resolve) => client.once('error', () => resolve())),
  ]);
  return client;
}

async function connectIoRedis(url: string, keyPrefix = ''): Promise<RedisClient> {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS,
    keyPrefix,
  });
  onTestFinished(() => client.disconnect());
  await new Promise((resolve) => {
    client.once('ready', resolve);
    client.on('error', resolve);
  });
  return client;
}

/** By the name of the package: each opens a client of its own, and closes it after the test. */
export const connectors: [string, (url: string) => Promise<RedisClient>][] = [
  ['redis', connectNodeRedis],
  ['ioredis', connectIoRedis],
];

/** An `ioredis` client that writes this before each key. */
export const connectWithKeyPrefix = (url: string, keyPrefix: string) =>
  connectIoRedis(url, keyPrefix);

async function connectNodeRedisCluster(urls: readonly string[]): Promise<RedisClient> {
  const client = createCluster({ rootNodes: urls.map((url) => ({ url })) });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  return client;
}

async function connectIoRedisCluster(urls: readonly string[]): Promise<RedisClient> {
  const client = new Cluster([...urls]);
  client.on('error', () => {});
  await new Promise((resolve) => client.once('ready', resolve));
  onTestFinished(() => client.disconnect());
  return client;
}

export const clusterConnectors = [
  ['redis', connectNodeRedisCluster],
  ['ioredis', connectIoRedisCluster],
] as const;
