import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest } from 'srvx/node';
import type { Plugin } from 'vite';
import { sandboxPictures } from '../src/sandbox/sandboxPictures.js';
import { serveSandbox } from '../stories/sandbox/serveSandbox.js';

/** Behind any prefix: Storybook's frame is at the root, the story tests' page is not. */
const SERVED = /\/(?:api\/v3\/merchant\/list|images\/[a-z]+\/[^/?]+\.svg)(?:\?|$)/;

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  // Pictures are named by the request's address; a tunnel that ends on this machine may have changed it.
  const response = await serveSandbox(new NodeRequest({ req, res, trustProxy: 'loopback' }));
  // Not srvx's `sendNodeResponse`: Storybook's compression loses the list of headers that it hands to `writeHead`.
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  res.end(await response.text());
}

/**
 * Serves the sandbox to stories. In development and in the story tests it answers over HTTP at the page's own origin;
 * in a built Storybook it runs in the page, and its pictures are files beside `iframe.html`.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'merchantry-sandbox',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        if (SERVED.test(req.url ?? '')) answer(req, res).catch(() => res.destroy());
        else next();
      });
    },
    generateBundle() {
      for (const [fileName, source] of sandboxPictures()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
