import { merchants } from './merchants.js';

/** `deno serve server.ts`, `bun server.ts`, or `npx srvx server.ts` with Node. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    return pathname === '/api/merchants'
      ? merchants.fetch(request)
      : new Response(null, { status: 404 });
  },
};
