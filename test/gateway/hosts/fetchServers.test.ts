// @vitest-environment node
import { serve } from 'srvx/node';
import { vi } from 'vitest';
import { describeHost, type Host } from './describeHost.js';

const SECRET = 'a secret of at least thirty-two characters';

/** Serves a Fetch API handler as `npx srvx` does. */
async function served(fetch: (request: Request) => Response | Promise<Response>): Promise<Host> {
  const options = { hostname: '127.0.0.1', port: 0, silent: true, gracefulShutdown: false };
  const server = serve({ ...options, fetch });
  await server.ready();
  return { url: (server.url ?? '').replace(/\/$/, ''), close: () => server.close(true) };
}

describeHost('the recipe for Hono', async () => {
  vi.resetModules();
  const { app } = await import('../../../stories/docs/samples/gateway/honoApp.js');
  return served((request) => app.fetch(request));
});

describeHost('the recipe for Deno, Bun and srvx', async () => {
  vi.resetModules();
  const { default: server } = await import('../../../stories/docs/samples/gateway/fetchServer.js');
  return served((request) => server.fetch(request));
});

describeHost('the recipe for a worker at the edge', async () => {
  const { default: worker } = await import('../../../stories/docs/samples/gateway/edgeWorker.js');
  return served((request) =>
    worker.fetch(request, {
      MERCHANT_SERVICE_URL: process.env.MERCHANT_SERVICE_URL ?? '',
      MERCHANT_SERVICE_KEY: process.env.MERCHANT_SERVICE_KEY ?? '',
      MERCHANT_STORE_SECRET: SECRET,
    }),
  );
});
