import { serve } from 'srvx/node';
import type { Host } from './describeHost.js';

/** Serves a Fetch API handler as `npx srvx` does, on a free port. */
export async function served(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Host> {
  const options = { hostname: '127.0.0.1', port: 0, silent: true, gracefulShutdown: false };
  const server = serve({ ...options, fetch });
  await server.ready();
  return { url: (server.url ?? '').replace(/\/$/, ''), close: () => server.close(true) };
}
