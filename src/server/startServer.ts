import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createGateway } from '../gateway/createGateway.js';
import type { GatewayEvent } from '../gateway/GatewayEvent.js';
import type { GatewayHealth, Handler } from '../gateway/index.js';
import { memoryStore } from '../gateway/store/memoryStore.js';
import { tieredStore } from '../gateway/store/tieredStore.js';
import { toNodeListener } from '../gateway/toNodeListener.js';
import { compress } from './compress.js';
import { UNKNOWN_KEY_MS, UnknownKeyError } from './createKeyFinder.js';
import { createMetrics, type ServerEvent } from './createMetrics.js';
import { createSessions } from './createSessions.js';
import { createQuietLog, type Level, type Log } from './Log.js';
import { openRedis } from './openRedis.js';
import type { Settings } from './readSettings.js';

/** `traceparent` of W3C Trace Context. Anything else is not passed on. */
const TRACE = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** Status of a refusal while the identity provider’s keys cannot be had. */
const NO_KEYS = 503;

/** How long responses may take to be written after the last request has ended. */
const FLUSH_MS = 2_000;

/**
 * Longer than load balancers keep idle connections, so that none sends on a connection that is
 * being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/** Above the gateway’s own limit, so that the gateway, not Node, refuses and counts the request. */
const MAX_HEADER_BYTES = 32_768;

/** Starts the endpoint, and a second port for probes and metrics. Resolves once both listen. */
export async function startServer(settings: Settings, log: Log) {
  const logOnce = createQuietLog(log);
  const logKeys = (level: Level, error: unknown) =>
    logOnce(level, 'jwks', { name: (error as Error).name });
  const sessionOf = createSessions(settings, (error) => logKeys('warn', error));
  const metrics = createMetrics();
  /** The traces of the requests in hand. */
  const traces: (string | undefined)[] = [];
  const redis = settings.redisUrl
    ? await openRedis(settings.redisUrl, {
        onError: ({ name }) => logOnce('warn', 'redis', { name }),
        reconnects: true,
      })
    : undefined;
  const gateway = createGateway({
    serviceUrl: settings.serviceUrl,
    apiKey: settings.serviceKey,
    async authorize(request) {
      try {
        return (await sessionOf(request)) !== undefined;
      } catch (error) {
        // Not 503, which sets off an alert: any caller could cause it by making up a key.
        if (error instanceof UnknownKeyError) {
          return later(429, UNKNOWN_KEY_MS / 1_000, 'the key of the token is not known yet');
        }
        logKeys('error', error);
        return later(NO_KEYS, 5, 'the keys of tokens cannot be loaded');
      }
    },
    async scopeOf(request) {
      const scope = (await sessionOf(request))?.scope;
      if (scope === undefined) logOnce('error', 'claim', { missing: settings.scopeClaim });
      return scope ?? '';
    },
    ...settings.service,
    limits: settings.limits,
    origins: settings.origins,
    ...(redis && { store: tieredStore(memoryStore(), redis.store) }),
    ...(settings.secrets.length > 0 && { secret: settings.secrets }),
    fetch(input, init) {
      const headers = new Headers(init?.headers);
      // A call may be for any of the requests in hand.
      const [trace] = traces;
      if (trace && traces.every((other) => other === trace)) headers.set('traceparent', trace);
      return fetch(input, { ...init, headers });
    },
    onEvent(event) {
      const told = nameRefusal(event);
      metrics.onEvent(told);
      const { type, ...about } = told;
      if (type === 'service' || type === 'store') log('warn', type, about);
      // Among them are labels of places, whose fields must not be stored.
      else if (type === 'unlisted') log('info', type, about);
      else if (type === 'refused' && told.status >= 500) logOnce('warn', type, about);
      // The breaker waits for failures of two customers, so a single tester would find nothing.
      else if (type === 'planner' && told.event.type === 'failed') {
        const { kind, status } = told.event;
        logOnce('warn', 'failed', { kind, status });
      }
    },
    onError(kind, error) {
      // Logs no message, because it may quote a row or a key. Events report the store's state.
      if (kind !== 'store') logOnce('error', kind, { name: (error as Error | undefined)?.name });
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
      return isDraining ? Response.json({ ready: false }, { status: 503 }) : gateway.ready(request);
    }
    if (pathname !== '/metrics') return new Response(null, { status: 404 });
    const health: GatewayHealth = await (await gateway.health(request)).json();
    const headers = { 'Content-Type': 'text/plain; version=0.0.4' };
    return new Response(metrics.write(health), { headers });
  };

  const { trustProxy } = settings;
  const probes = await listen(toNodeListener(admin), {
    name: 'ADMIN_PORT',
    port: settings.adminPort,
    host: settings.adminHost,
  });
  const server = await listen(toNodeListener(endpoint, { trustProxy }), {
    name: 'PORT',
    port: settings.port,
  });
  log('info', 'listening', { port: portOf(server), adminPort: portOf(probes) });

  const drain = async (): Promise<void> => {
    isDraining = true;
    log('info', 'closing');
    await wait(settings.drainMs);
    const closed = once(server, 'close');
    server.close();
    await gateway.close({ graceMs: settings.graceMs });
    // Finished responses are still being compressed and written to their sockets.
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
    /**
     * Reports not ready, keeps serving until load balancers have noticed, then finishes open
     * requests.
     */
    close: () => (closing ??= drain()),
  };
}

const later = (status: number, seconds: number, error: string) =>
  Response.json({ error }, { status, headers: { 'Retry-After': String(seconds) } });

/** Gives a refusal its own reason if the identity provider’s keys cannot be loaded. */
const nameRefusal = (event: GatewayEvent): ServerEvent =>
  event.type === 'refused' && event.reason === 'unauthorized' && event.status === NO_KEYS
    ? { ...event, reason: 'identity-provider' }
    : event;

/** Rejects with a message that names the variable of the port, or of its host. */
async function listen(
  listener: ReturnType<typeof toNodeListener>,
  { name, port, host }: { name: string; port: number; host?: string | undefined },
): Promise<Server> {
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES };
  const server = createServer(options, listener);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (host !== undefined && /^(ENOTFOUND|EAI_\w+|EADDRNOTAVAIL)$/.test(code)) {
      throw new TypeError(`Merchantry: ADMIN_HOST is no address of this machine (${code}).`);
    }
    const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
    throw new TypeError(`Merchantry: ${name} ${port} ${why}.`);
  }
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
