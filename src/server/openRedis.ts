import { redisStore } from '../gateway/store/redisStore.js';
import { loadOptionalPackage } from './loadOptionalPackage.js';

interface RedisOptions {
  onError: (error: Error) => void;
  /** Whether the client reconnects after a lost connection, until it succeeds. */
  reconnects: boolean;
}

/**
 * A store in Redis. `connected` rejects if the first connection fails and it does not reconnect.
 */
export async function openRedis(url: string, { onError, reconnects }: RedisOptions) {
  const { createClient } = await loadOptionalPackage('redis', import('redis'));
  // Without a connection a command fails at once, and the gateway requests the rows from the
  // service.
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, ...(!reconnects && { reconnectStrategy: false as const }) },
  });
  client.on('error', onError);
  const connected = client.connect();
  connected.catch(onError);
  return { store: redisStore(client), connected, close: () => client.destroy() };
}
