import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest } from 'srvx/node';
import type { Plugin } from 'vite';
import { sandboxPictures } from '../src/sandbox/sandboxPictures.js';
import { serveSandbox } from '../stories/sandbox/serveSandbox.js';

/** With any prefix: Storybook's frame is at the root, the page of the story tests is not. */
const SERVED = /\/(?:api\/v3\/merchant\/list|images\/[a-z]+\/[^/?]+\.svg)(?:\?|$)/;

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  // Picture URLs are derived from the request's URL, which a local tunnel may have changed.
  const response = await serveSandbox(new NodeRequest({ req, res, trustProxy: 'loopback' }));
  // Storybook's compression drops the headers that srvx's `sendNodeResponse` gives `writeHead`.
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  res.end(await response.text());
}

/**
 * Serves the sandbox to stories: over HTTP at the page's own origin in development and in the story
 * tests. In a built Storybook the sandbox runs in the page, and its pictures are files beside
 * `iframe.html`.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'merchantry-sandbox',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        if (SERVED.test(req.url ?? '')) respond(req, res).catch(() => res.destroy());
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
