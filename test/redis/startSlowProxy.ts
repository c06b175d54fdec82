import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowProxy {
  readonly url: string;
  readonly port: number;
  /** Milliseconds by which each response comes later. May be changed at any time. */
  delayMs: number;
  /**
   * How often a client sent something after the server had answered all before. What is sent without
   * waiting for an answer counts once.
   */
  roundTrips: number;
  /** Ends all connections, as a network that breaks does. New ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands before a server on the loopback interface, and delays what it answers. */
export async function startSlowProxy(target: number, delayMs = 0): Promise<SlowProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    let waiting = false;
    client.on('data', (chunk) => {
      if (!waiting) proxy.roundTrips += 1;
      waiting = true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      setTimeout(() => {
        waiting = false;
        if (!client.destroyed) client.write(chunk);
      }, proxy.delayMs);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: SlowProxy = {
    url: `redis://127.0.0.1:${port}`,
    port,
    delayMs,
    roundTrips: 0,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
