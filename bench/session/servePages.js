import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { drawLogo } from '../data/drawLogo.js';
import { recordFor } from '../data/recordFor.js';

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves a built page on loopback over HTTP/1.1, its logos, and `POST /api/merchants`, which has a
 * record for every row.
 * @param {string} folder
 * @param {{ latencyMs?: number }} [options] delay of the service's responses
 */
export async function servePages(folder, { latencyMs = 0 } = {}) {
  /**
   * @type {Map<string, { requests: number, records: number }>} what each page requested, by its URL
   */
  const seen = new Map();
  /** @param {string} page */
  const seenFrom = (page) => seen.get(page) ?? { requests: 0, records: 0 };

  /** @param {import('node:http').IncomingMessage} request */
  async function serveList(request) {
    /** @type {import('../../src/index.js').MerchantListRequest} */
    const { transactions } = JSON.parse(await text(request));
    // By page, because requests of a closed page may still arrive.
    const page = request.headers.referer ?? '';
    const { requests, records } = seenFrom(page);
    seen.set(page, { requests: requests + 1, records: records + transactions.length });
    await wait(latencyMs);
    const origin = `http://${request.headers.host}`;
    const entries = transactions.map(({ id }) => [id, [recordFor(id, origin)]]);
    return JSON.stringify(Object.fromEntries(entries));
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/api/merchants') {
      response.setHeader('Content-Type', 'application/json').end(await serveList(request));
      return;
    }
    if (pathname.startsWith('/logos/')) {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'public, max-age=86400');
      response.end(drawLogo(pathname));
      return;
    }
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  // Longer than a visit: the browser repeats a request if its connection has just been closed.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    seenFrom,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
