import { createServer } from 'node:http';
import { toNodeListener } from '../../../../src/gateway/index.js';
import { merchants } from './merchants.js';

const listener = toNodeListener(merchants.fetch);

export const server = createServer((req, res) => {
  if (req.url === '/api/merchants') listener(req, res);
  else res.writeHead(404).end();
});
server.listen(process.env.PORT);

process.once('SIGTERM', async () => {
  // Takes no connection any more. Those that wait for an answer end with it.
  server.close();
  await merchants.close({ graceMs: 20_000 });
});
