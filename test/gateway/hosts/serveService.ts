import { setTimeout as wait } from 'node:timers/promises';
import { serve } from 'srvx/node';
import { createSandbox } from '../../../src/sandbox/index.js';

export interface Service {
  url: string;
  /** Only the gateway and the service know it. */
  apiKey: string;
  /** Requests so far. */
  readonly calls: number;
  /** Answers with this status instead. */
  status: number | undefined;
  /** Answers no request until its caller leaves. */
  hangs: boolean;
  /** Answers once it settles. */
  waitsFor: Promise<void> | undefined;
  close: () => Promise<void>;
}

const LIMIT_MS = 20_000;

/** Serves the sandbox on a free port of loopback, in place of the merchant service. */
export async function serveService(): Promise<Service> {
  const apiKey = 'key-of-the-bank-0b7e';
  const sandbox = createSandbox({ apiKey });
  const service = { apiKey, calls: 0, status: undefined, hangs: false, waitsFor: undefined };
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    async fetch(request) {
      service.calls += 1;
      if (service.status !== undefined) return new Response(null, { status: service.status });
      if (service.hangs)
        await wait(LIMIT_MS, undefined, { signal: request.signal }).catch(() => {});
      await service.waitsFor;
      return sandbox(request);
    },
  });
  await server.ready();
  const url = (server.url ?? '').replace(/\/$/, '');
  return Object.assign(service, { url, close: () => server.close(true) });
}
