import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serves this process's handler on loopback, and tells the process that started it where. Ends with
 * it: an interrupt in the terminal reaches that one, which then ends the others in order.
 * @param {import('node:http').RequestListener} listener
 */
export async function serve(listener) {
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  const server = createServer(listener);
  // Longer than a demo: otherwise a client may use a connection that has just been closed.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ url: `http://127.0.0.1:${port}` });
}
