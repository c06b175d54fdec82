import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { importLibrary } from './importLibrary.js';
import { createRows } from './rows.js';

// Stands for the service in a process of its own. Its records were written by the sandbox before the
// first request, so that it takes as little time as possible from those that are measured.

const { createSandbox, SANDBOX_API_KEY } = await importLibrary('sandbox/index.js');
const sandbox = createSandbox();

/** By raw text: what the service says, as JSON. @type {Map<string, string>} */
const records = new Map();
const rows = await createRows();
for (let start = 0; start < rows.length; start += 25) {
  const transactions = rows.slice(start, start + 25);
  const response = await sandbox(
    new Request('https://service.example/api/v3/merchant/list', {
      method: 'POST',
      headers: { 'X-Api-Key': SANDBOX_API_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'restrictive', transactions }),
    }),
  );
  const body = await response.json();
  for (const { id, merchant_name = '' } of transactions) {
    records.set(merchant_name, JSON.stringify(body[id]));
  }
}

const server = createServer(async (request, response) => {
  /** @type {import('../../src/index.js').MerchantListRequest} */
  const { transactions } = JSON.parse(await text(request));
  const entries = transactions.map(
    ({ id, merchant_name = '' }) => `${JSON.stringify(id)}:${records.get(merchant_name)}`,
  );
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('X-Request-Id', 'recorded');
  response.end(`{${entries.join()}}`);
});
// Longer than any run.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
