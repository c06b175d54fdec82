import { createGateway } from '../../../../src/gateway/index.js';
import { readSession } from './readSession.js';
import { storeOfRedis } from './redisStores.js';

const redis = storeOfRedis(process.env.REDIS_URL ?? '', (error) => console.error(error.name));

export const merchants = createGateway({
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: (request) => readSession(request) !== undefined,
  scopeOf: (request) => readSession(request)?.customerId ?? '',
  store: redis.store,
  // From your secret store, the same in all replicas.
  secret: process.env.MERCHANT_STORE_SECRET,
  // What your service calls its own data.
  cacheableSources: ['own-source'],
});

/** Answers what is in hand, for at most 20 s, stores it, and then lets Redis go. */
export async function closeGateway() {
  await merchants.close({ graceMs: 20_000 });
  redis.close();
}
