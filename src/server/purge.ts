import { parseArgs } from 'node:util';
import { createGateway } from '../gateway/createGateway.js';
import { withTimeout } from '../gateway/store/withTimeout.js';
import type { Output } from './Output.js';
import { openRedis } from './openRedis.js';
import { readSettings } from './readSettings.js';

export const PURGE_USAGE = `Usage: merchantry purge --scope <customer>

Makes all that is stored for one customer unreadable, for all replicas at once. It reads the variables
of merchantry gateway, and needs its REDIS_URL and STORE_SECRETS: without Redis, results are in the
memory of each replica, and only a restart forgets them.

  --scope  The customer, as the claim JWT_SCOPE_CLAIM of a token says it.

It ends with 0 once it is done, with 1 if Redis fails, so that it must be run again, and with 2 if the
option or a variable is missing or wrong.
`;

const CONNECT_MS = 10_000;

/** Resolves to the exit code. No line holds the scope. */
export async function purge(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, error }: Output,
): Promise<0 | 1 | 2> {
  try {
    const { scope, redisUrl, settings } = readInput(args, env);
    const redis = await openRedis(redisUrl, { onError: () => {}, reconnects: false });
    try {
      // The client limits only the time until a socket is open, not until Redis answers on it.
      await withTimeout(CONNECT_MS, redis.connected);
      await createGateway({
        ...{ serviceUrl: settings.serviceUrl, apiKey: settings.serviceKey },
        ...{ store: redis.store, secret: settings.secrets },
        // This gateway handles no requests.
        ...{ authorize: () => false, scopeOf: () => '' },
      }).purge({ scope });
    } finally {
      redis.close();
    }
    out('Purged: what is stored for this customer cannot be read any more.');
    return 0;
  } catch (thrown) {
    const { name, message } = thrown as Error;
    if (thrown instanceof TypeError) error(message);
    else error(`Merchantry: Redis has not taken the purge (${name}). Run it again.`);
    return thrown instanceof TypeError ? 2 : 1;
  }
}

/** Throws a `TypeError` that holds no scope. */
function readInput(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const scope = readScope(args);
  const settings = readSettings(env);
  const { redisUrl } = settings;
  if (redisUrl === undefined) throw new TypeError('Merchantry: REDIS_URL is missing.');
  return { scope, redisUrl, settings };
}

function readScope(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { scope: { type: 'string' } } });
    if (values.scope) return values.scope;
  } catch {
    // Its message may quote the scope.
  }
  throw new TypeError(
    'Merchantry: expected merchantry purge --scope <customer>, and nothing else.',
  );
}
