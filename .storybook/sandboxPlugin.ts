import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest } from 'srvx/node';
import type { Plugin } from 'vite';
import { createGateway } from '../src/gateway/index.js';
import { sandboxPictures } from '../src/sandbox/sandboxPictures.js';
import {
  createServiceEndpoint,
  type ServiceEndpoint,
} from '../stories/sandbox/createServiceEndpoint.js';
import type { MerchantService } from '../stories/sandbox/MerchantService.js';
import { serveSandbox } from '../stories/sandbox/serveSandbox.js';

interface SandboxPluginOptions {
  /** Asked by the development server instead of the sandbox. Never part of a build. */
  service?: MerchantService | undefined;
}

/** With any prefix: Storybook's frame is at the root, the pages of tests are not. */
const SERVED = /\/(?:api\/v3\/merchant\/list|images\/[a-z]+\/[^/?]+\.svg)(?:\?|$)/;

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/;
const LOOPBACK_NAME = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Serves the sandbox to stories: over HTTP at the page's own origin in development. In a built Storybook the sandbox runs in the page, and its pictures are files beside
 * `iframe.html`. Throws at the server's start when `service` is unusable.
 */
export function sandboxPlugin({ service }: SandboxPluginOptions = {}): Plugin {
  let endpoint: ServiceEndpoint | undefined;

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // Picture URLs are derived from the request's URL, which a local tunnel may have changed.
    const request = new NodeRequest({ req, res, trustProxy: 'loopback' });
    const response = await serve(request, req.socket.remoteAddress);
    // Storybook's compression drops the headers that srvx's `sendNodeResponse` gives `writeHead`.
    res.statusCode = response.status;
    response.headers.forEach((value, name) => {
      res.setHeader(name, value);
    });
    res.end(await response.text());
  }

  async function serve(request: Request, address = ''): Promise<Response> {
    if (!endpoint) return serveSandbox(request, createGateway);
    // Storybook listens on every network, and a foreign name may resolve to this computer.
    const { hostname } = new URL(request.url);
    if (!LOOPBACK_ADDRESS.test(address) || !LOOPBACK_NAME.test(hostname)) {
      const error = 'only this computer may use the service, at http://localhost';
      return Response.json({ error }, { status: 403 });
    }
    return endpoint.respond(request);
  }

  return {
    name: 'merchantry-sandbox',
    config: (_, { command }) => ({
      define: {
        ...(command === 'build' && { 'import.meta.env.SANDBOX_IN_PAGE': 'true' }),
        ...(command === 'serve' &&
          service && {
            'import.meta.env.MERCHANT_SERVICE_HOST': JSON.stringify(service.url.host),
          }),
      },
    }),
    configureServer(server) {
      endpoint = service && createServiceEndpoint(service);
      server.middlewares.use((req, res, next) => {
        if (SERVED.test(req.url ?? '')) respond(req, res).catch(() => res.destroy());
        else next();
      });
    },
    closeBundle() {
      endpoint?.close();
    },
    generateBundle() {
      for (const [fileName, source] of sandboxPictures()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
