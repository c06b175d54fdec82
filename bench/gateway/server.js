import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { createClient } from 'redis';
import { importLibrary } from './importLibrary.js';

// The process that is measured: `node server.js '{"kind": …}'`.

/** @type {{ kind: 'floor' | 'pipes' | 'memory' | 'redis' | 'tiered', upstream: string, redis: string }} */
const { kind, upstream, redis } = JSON.parse(process.argv[2] ?? '{}');
const { SANDBOX_API_KEY, OWN_SOURCE, PLACES_SOURCE } = await importLibrary('sandbox/index.js');

/**
 * A bare proxy: what a bank's own endpoint costs without any check or store. It passes bytes on as
 * they are, and reads none of them as text.
 */
async function forward(
  /** @type {import('node:http').IncomingMessage} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
) {
  const answer = await fetch(`${upstream}/api/v3/merchant/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': SANDBOX_API_KEY },
    body: await arrayBuffer(request),
  });
  response.statusCode = answer.status;
  response.setHeader('Content-Type', 'application/json');
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const agent = new Agent({ keepAlive: true });

/** The same without the Fetch API, whose `fetch` takes most of a bare proxy's time. */
async function pipe(
  /** @type {import('node:http').IncomingMessage} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': request.headers['content-length'],
    'X-Api-Key': SANDBOX_API_KEY,
  };
  const asked = ask(`${upstream}/api/v3/merchant/list`, { agent, method: 'POST', headers });
  request.pipe(asked);
  const [answer] = await once(asked, 'response');
  response.statusCode = answer.statusCode;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', answer.headers['content-length']);
  answer.pipe(response);
}

async function createGatewayListener() {
  const { createGateway, memoryStore, redisStore, tieredStore, toNodeListener } =
    await importLibrary('gateway/index.js');
  const client = kind === 'redis' || kind === 'tiered' ? createClient({ url: redis }) : undefined;
  client?.on('error', () => {});
  await client?.connect();
  const far = client && redisStore(client);
  const near = kind === 'redis' ? undefined : memoryStore();
  const gateway = createGateway({
    serviceUrl: upstream,
    apiKey: SANDBOX_API_KEY,
    authorize: (/** @type {Request} */ request) =>
      request.headers.get('Authorization') === 'Bearer of a session',
    scopeOf: (/** @type {Request} */ request) => request.headers.get('X-Customer') ?? '',
    store: far && near ? tieredStore(near, far) : (far ?? near),
    secret: 'the same secret in all replicas of a bench',
    cacheableSources: [OWN_SOURCE, PLACES_SOURCE, 'own'],
    limits: { rowsPerMinute: 1_000_000_000 },
  });
  return toNodeListener(gateway.fetch);
}

/** @returns {Promise<(request: any, response: any) => unknown>} */
async function createListener() {
  if (kind === 'floor') return forward;
  return kind === 'pipes' ? pipe : createGatewayListener();
}

const listener = await createListener();
const server = createServer((request, response) => {
  Promise.resolve(listener(request, response)).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('message', () => process.send?.(process.cpuUsage()));
// So that a profile is written.
process.on('SIGTERM', () => process.exit());
