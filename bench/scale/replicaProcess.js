import { createClient } from 'redis';
import { CUSTOMER_HEADER } from './createCustomer.js';
import { loadGateway, loadSandbox } from './library.js';
import { serve } from './serve.js';

/**
 * @typedef {object} ReplicaSettings
 * @property {string} serviceUrl
 * @property {import('./startRedis.js').RedisAddress} redis
 * @property {string} prefix of its keys in Redis
 * @property {string} secret the same in all replicas
 */

// One of a bank's servers.

/** @type {ReplicaSettings} */
const { serviceUrl, redis, prefix, secret } = JSON.parse(process.argv[2] ?? '{}');
const { createGateway, redisStore, toNodeListener } = await loadGateway();
const { OWN_SOURCE, SANDBOX_API_KEY } = await loadSandbox();

// A command fails while there is no connection, instead of waiting for the next one.
const client = createClient({ ...redis, disableOfflineQueue: true });
// The client connects again by itself; the gateway does without meanwhile.
client.on('error', () => {});
await client.connect();

const gateway = createGateway({
  serviceUrl,
  apiKey: SANDBOX_API_KEY,
  authorize: ({ headers }) => headers.has(CUSTOMER_HEADER),
  scopeOf: ({ headers }) => headers.get(CUSTOMER_HEADER) ?? '',
  store: redisStore(client, { prefix }),
  secret,
  cacheableSources: [OWN_SOURCE],
  // A few customers stand for thousands, and all processes share one machine.
  limits: { rowsPerMinute: 1_000_000, storeMs: 2_000 },
});

await serve(toNodeListener(gateway.fetch));
