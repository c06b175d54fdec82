import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';

/**
 * As strict as a bank's: nothing inline, nothing from other origins, no markup from strings.
 * @type {Record<string, string>}
 */
const CONTENT_SECURITY_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
};

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves a built app on loopback, with an endpoint as a bank has: it adds the key and forwards the
 * request, here to the sandbox of the installed package.
 * @param {string} app
 * @param {Record<string, string>} [policy] directives of the Content Security Policy that differ
 */
export async function serveApp(app, policy = {}) {
  const directives = Object.entries({ ...CONTENT_SECURITY_POLICY, ...policy });
  const sandboxPath = createRequire(join(app, 'package.json')).resolve('merchantry/sandbox');
  /** @type {typeof import('../../src/sandbox/index.js')} */
  const { createSandbox } = await import(pathToFileURL(sandboxPath).href);
  const apiKey = 'known to the server only';
  const sandbox = createSandbox({ apiKey });
  /** @type {{ ids: string[], names: string[] }[]} the ids sent and the best names received */
  const calls = [];

  /** @param {Request} request */
  async function forwardMerchants(request) {
    const body = await request.text();
    const response = await sandbox(
      new Request(new URL('/sandbox/api/v3/merchant/list', request.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': apiKey },
        body,
      }),
    );
    /** @type {Record<string, { name?: string }[]>} */
    const records = await response.clone().json();
    /** @type {{ transactions: { id: string }[] }} */
    const { transactions } = JSON.parse(body);
    const names = Object.values(records).flatMap(([best]) => best?.name ?? []);
    calls.push({ ids: transactions.map(({ id }) => id), names });
    return response;
  }

  /** @param {string} pathname */
  function sendFile(pathname) {
    const file = join(app, 'dist', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return new Response(null, { status: 404 });
    return new Response(readFileSync(file), {
      headers: {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Security-Policy': directives.map((directive) => directive.join(' ')).join('; '),
      },
    });
  }

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/merchants') return forwardMerchants(request);
      if (pathname.startsWith('/sandbox/')) return sandbox(request);
      // Browsers request it on their own.
      if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
      return sendFile(pathname);
    },
  });
  await server.ready();
  return { url: server.url ?? '', calls, close: () => server.close(true) };
}
