import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createGateway } from '../gateway/createGateway.js';
import type { GatewayEvent } from '../gateway/GatewayEvent.js';
import type { GatewayHealth, Handler } from '../gateway/index.js';
import { memoryStore } from '../gateway/store/memoryStore.js';
import { redisStore } from '../gateway/store/redisStore.js';
import { tieredStore } from '../gateway/store/tieredStore.js';
import { toNodeListener } from '../gateway/toNodeListener.js';
import { compress } from './compress.js';
import { createMetrics } from './createMetrics.js';
import { createSessions } from './createSessions.js';
import type { Settings } from './readSettings.js';

/** `traceparent` of W3C Trace Context. Anything else is not passed on. */
const TRACE = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** How long answers may take to reach their sockets after the last one. */
const FLUSH_MS = 2_000;

/** Longer than load balancers keep idle connections, so that none sends into one that closes. */
const KEEP_ALIVE_MS = 75_000;

export type Log = (level: 'info' | 'warn' | 'error', event: string, about?: object) => void;

/** Starts the endpoint, and beside it a port for probes and metrics. Resolves once both listen. */
export async function startServer(settings: Settings, log: Log) {
  const scopeOf = createSessions(settings);
  const metrics = createMetrics();
  /** The traces of the requests in hand. */
  const traces: (string | undefined)[] = [];
  const redis = settings.redisUrl ? await openRedis(settings.redisUrl, log) : undefined;
  const gateway = createGateway({
    serviceUrl: settings.serviceUrl,
    apiKey: settings.serviceKey,
    async authorize(request) {
      try {
        return (await scopeOf(request)) !== undefined;
      } catch (error) {
        log('error', 'jwks', { name: (error as Error).name });
        return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
      }
    },
    scopeOf: async (request) => (await scopeOf(request)) ?? '',
    cacheableSources: settings.cacheableSources,
    origins: settings.origins,
    ...(redis && { store: redis.store }),
    ...(settings.secrets.length > 0 && { secret: settings.secrets }),
    fetch(input, init) {
      const headers = new Headers(init?.headers);
      // A call may be for any of the requests in hand.
      const [trace] = traces;
      if (trace && traces.every((other) => other === trace)) headers.set('traceparent', trace);
      return fetch(input, { ...init, headers });
    },
    onEvent(event) {
      metrics.onEvent(event);
      logEvent(event, log);
    },
    onError(kind, error) {
      // Without its message, which may quote a row or a key. Events say how the store is.
      if (kind !== 'store') log('error', kind, { name: (error as Error | undefined)?.name });
    },
  });
  let isDraining = false;

  const endpoint: Handler = async (request) => {
    if (new URL(request.url).pathname !== settings.path) return new Response(null, { status: 404 });
    const trace = TRACE.exec(request.headers.get('traceparent') ?? '')?.[0];
    traces.push(trace);
    try {
      return await compress(request, await gateway.fetch(request));
    } finally {
      traces.splice(traces.indexOf(trace), 1);
    }
  };
  const admin: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/livez') return new Response('ok');
    if (pathname === '/readyz') {
      return isDraining ? new Response('closing', { status: 503 }) : gateway.ready(request);
    }
    if (pathname !== '/metrics') return new Response(null, { status: 404 });
    const health: GatewayHealth = await (await gateway.health(request)).json();
    const headers = { 'Content-Type': 'text/plain; version=0.0.4' };
    return new Response(metrics.write(health), { headers });
  };

  const { trustProxy } = settings;
  const probes = await listen(toNodeListener(admin), settings.adminPort);
  const server = await listen(toNodeListener(endpoint, { trustProxy }), settings.port);
  log('info', 'listening', { port: portOf(server), adminPort: portOf(probes) });

  const drain = async (): Promise<void> => {
    isDraining = true;
    log('info', 'closing');
    await wait(settings.drainMs);
    const closed = once(server, 'close');
    server.close();
    await gateway.close({ graceMs: settings.graceMs });
    // What has been answered is still compressed, and on its way to its socket.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, wait(FLUSH_MS)]);
    clearInterval(idle);
    server.closeAllConnections();
    await closed;
    redis?.close();
    probes.close();
    probes.closeAllConnections();
  };
  let closing: Promise<void> | undefined;
  return {
    port: portOf(server),
    adminPort: portOf(probes),
    /** Is not ready any more, goes on until load balancers have noticed, then answers what is in hand. */
    close: () => (closing ??= drain()),
  };
}

async function openRedis(url: string, log: Log) {
  const { createClient } = await import('redis');
  // Without a connection a command fails at once, and the gateway asks the service.
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000 },
  });
  const onError = (error: Error) => log('warn', 'redis', { name: error.name });
  client.on('error', onError);
  client.connect().catch(onError);
  return { store: tieredStore(memoryStore(), redisStore(client)), close: () => client.destroy() };
}

function logEvent(event: GatewayEvent, log: Log): void {
  const { type, ...about } = event;
  if (type === 'service' || type === 'store' || type === 'unlisted') log('warn', type, about);
  else if (type === 'refused' && event.status >= 500) log('warn', type, about);
}

async function listen(listener: ReturnType<typeof toNodeListener>, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  server.listen(port);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
