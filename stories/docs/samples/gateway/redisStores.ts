import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { memoryStore, redisStore, tieredStore } from '../../../../src/gateway/index.js';

/** With the package `redis`. It reconnects by itself, also if there is no Redis yet. */
export function storeOfRedis(url: string, onError: (error: Error) => void) {
  const client = createClient({
    url,
    // Without a connection a command fails at once; the gateway then asks the service.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000 },
  });
  // An error that nobody listens to ends the process.
  client.on('error', onError);
  client.connect().catch(onError);
  // The memory of this process answers first, so that a moment without Redis is not noticed.
  const store = tieredStore(memoryStore(), redisStore(client));
  return { store, close: () => client.destroy() };
}

/** With the package `ioredis`. */
export function storeOfIoredis(url: string, onError: (error: Error) => void) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
  });
  client.on('error', onError);
  const store = tieredStore(memoryStore(), redisStore(client));
  return { store, close: () => client.disconnect() };
}
