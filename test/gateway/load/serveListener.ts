import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Served {
  /** Without a slash at the end. The same after a restart. */
  readonly url: string;
  /** Refuses connections, and cuts those that are open. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Over real HTTP on loopback. */
export async function serveListener(listener: Listener): Promise<Served> {
  const server = createServer((request, response) => {
    // A client that leaves is no fault of the server's.
    response.on('error', () => {});
    return listener(request, response);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: () => (server.listening ? Promise.resolve() : listen(port)),
  };
}
