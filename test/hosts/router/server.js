import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createRequestHandler } from 'react-router';
import { serve } from 'srvx';

const mode = process.env.NODE_ENV;
const folder = join(import.meta.dirname, `build-${mode}`);
/** Numbers of rows in the requests to the service. */
const calls = [];
const types = { '.js': 'text/javascript', '.css': 'text/css' };

/** Nothing inline but what carries the response's nonce. */
const policyFor = (nonce) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self'; connect-src 'self'`;

const server = serve({
  hostname: '127.0.0.1',
  port: 0,
  silent: true,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    // Browsers request it on their own.
    if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
    const file = join(folder, 'client', pathname);
    const type = types[extname(file)];
    if (type && existsSync(file)) {
      return new Response(readFileSync(file), { headers: { 'Content-Type': type } });
    }
    if (pathname === '/calls') return Response.json(calls);
    if (request.method === 'POST' && pathname.startsWith('/service/')) {
      const { transactions } = await request.clone().json();
      calls.push(transactions.length);
    }
    const nonce = randomBytes(16).toString('base64');
    const response = await (await responding)(request, { nonce });
    response.headers.set('Content-Security-Policy', policyFor(nonce));
    return response;
  },
});
await server.ready();
// The app's gateway asks the sandbox among the app's own routes.
process.env.MERCHANT_SERVICE_URL = `${server.url}service`;
process.env.MERCHANT_SERVICE_KEY = 'any';
const responding = import(join(folder, 'server/index.js')).then((build) =>
  createRequestHandler(build, mode),
);
console.log(`Ready on ${server.url}`);
