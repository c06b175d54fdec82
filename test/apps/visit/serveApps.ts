import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve } from 'srvx';
import { createSandbox, SANDBOX_API_KEY } from '../../../src/sandbox/index.js';

/** A request of the page. */
export interface Call {
  ids: readonly string[];
  /** The service was down. */
  isRefused: boolean;
}

/** The requests to the bank's merchant endpoint, and how it behaves. */
export interface Service {
  /** In order of arrival. */
  readonly calls: readonly Call[];
  /** Requests without a response so far. */
  readonly open: number;
  /** Responds with status 500. */
  isDown: boolean;
}

const LATENCY_MS = 30;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves the built apps on loopback, each at a URL of its own, with an endpoint that adds the key
 * and forwards requests. Every page runs `script` first.
 */
export async function serveApps(
  folder: string,
  { script }: { script?: string } = {},
): Promise<{ url: string; service: Service; close: () => Promise<void> }> {
  const sandbox = createSandbox({ latencyMs: LATENCY_MS });
  const calls: Call[] = [];
  const service = { calls, open: 0, isDown: false };

  async function forward(request: Request): Promise<Response> {
    const body = await request.text();
    const { transactions }: { transactions: { id: string }[] } = JSON.parse(body);
    calls.push({ ids: transactions.map(({ id }) => id), isRefused: service.isDown });
    if (service.isDown) return new Response(null, { status: 500 });
    service.open += 1;
    try {
      return await sandbox(
        new Request(new URL('/sandbox/api/v3/merchant/list', request.url), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Api-Key': SANDBOX_API_KEY },
          body,
        }),
      );
    } finally {
      service.open -= 1;
    }
  }

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/merchants') return forward(request);
      if (pathname.startsWith('/sandbox/')) return sandbox(request);
      // Browsers request it on their own.
      if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
      const file = join(folder, pathname);
      // The app has its own routes.
      const sent = extname(file) && existsSync(file) ? file : join(folder, 'index.html');
      const body = readFileSync(sent);
      const isPage = script !== undefined && extname(sent) === '.html';
      return new Response(isPage ? firstScript(String(body), script) : body, {
        headers: { 'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream' },
      });
    },
  });
  await server.ready();
  return { url: server.url ?? '', service, close: () => server.close(true) };
}

function firstScript(page: string, script: string): string {
  return page.replace('<head>', () => `<head><script>${script}</script>`);
}
