import { createServer } from 'node:net';

/**
 * A free port of loopback, for a program that must be told one. Below those that systems give to
 * outgoing connections, or one of these could take it before the program does.
 */
export function findFreePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 10_000);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(findFreePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
