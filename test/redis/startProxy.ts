import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** What the server has said since `hold`, in pieces. */
  readonly held: number;
  /** From now on clients hear nothing of the server. */
  hold(): void;
  /** Clients hear what was held, and from now on everything at once. */
  release(): void;
  /** Ends all connections, as a network that breaks does. New ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands before a server on the loopback interface, and can hold what it answers. */
export async function startProxy(target: number): Promise<Proxy> {
  const open = new Set<Socket>();
  let held: (() => void)[] | undefined;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      const send = () => {
        if (!client.destroyed) client.write(chunk);
      };
      if (held) held.push(send);
      else send();
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
  return {
    url: `redis://127.0.0.1:${port}`,
    get held() {
      return held?.length ?? 0;
    },
    hold() {
      held ??= [];
    },
    release() {
      for (const send of held ?? []) send();
      held = undefined;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
