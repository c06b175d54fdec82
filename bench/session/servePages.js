import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { drawLogo } from '../data/drawLogo.js';
import { recordFor } from '../data/recordFor.js';

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves built pages on loopback, their logos, and `POST /api/merchants`, which has a record for
 * every row. Over HTTP/2 everything is compressed.
 * @param {string | readonly string[]} folders
 * @param {{ latencyMs?: number, isHttp2?: boolean }} [options] delay of the service's responses;
 * default HTTP/1.1
 */
export async function servePages(folders, { latencyMs = 0, isHttp2 = false } = {}) {
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
    const origin = isHttp2
      ? `https://${request.headers[':authority']}`
      : `http://${request.headers.host}`;
    const entries = transactions.map(({ id }) => [id, [recordFor(id, origin)]]);
    return JSON.stringify(Object.fromEntries(entries));
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function serve(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const end = (/** @type {string | Buffer} */ body) => {
      if (isHttp2) response.setHeader('Content-Encoding', 'gzip');
      response.end(isHttp2 ? gzipSync(body) : body);
    };
    if (pathname === '/api/merchants') {
      response.setHeader('Content-Type', 'application/json');
      end(await serveList(request));
      return;
    }
    if (pathname.startsWith('/logos/')) {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'public, max-age=86400');
      end(drawLogo(pathname));
      return;
    }
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = [folders]
      .flat()
      .map((folder) => join(folder, path))
      .find((place) => existsSync(place));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    end(readFileSync(file));
  }

  const server = isHttp2 ? createHttp2Server(serve) : createServer(serve);
  // Longer than a visit: the browser repeats a request if its connection has just been closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `${isHttp2 ? 'https' : 'http'}://127.0.0.1:${port}`,
    seenFrom,
    close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Browsers speak HTTP/2 only over TLS, so it gets a certificate for this session, by `openssl`.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} serve
 */
function createHttp2Server(serve) {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const how = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const names = ['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...how.split(' '), ...names], { stdio: 'ignore' });
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return createSecureServer(options, (request, response) =>
    // @ts-expect-error the compatibility API has what is used here
    serve(request, response),
  );
}
