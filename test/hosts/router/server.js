import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createRequestHandler } from 'react-router';
import { serve } from 'srvx';

const mode = process.env.NODE_ENV;
const folder = join(import.meta.dirname, `build-${mode}`);
const build = await import(join(folder, 'server/index.js'));
const respond = createRequestHandler(build, mode);
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
    const nonce = randomBytes(16).toString('base64');
    const response = await respond(request, { nonce });
    response.headers.set('Content-Security-Policy', policyFor(nonce));
    return response;
  },
});
await server.ready();
console.log(`Ready on ${server.url}`);
