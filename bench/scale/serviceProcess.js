import { loadGateway, loadSandbox } from './library.js';
import { serve } from './serve.js';

/**
 * @typedef {object} ServiceSettings
 * @property {number} nowMs the sandbox's clock
 */

/**
 * @typedef {object} ServiceCounts
 * @property {number} calls
 * @property {number} rows
 */

// The service: a sandbox over HTTP, which counts what a service would charge for.

/** @type {ServiceSettings} */
const { nowMs } = JSON.parse(process.argv[2] ?? '{}');
const { createSandbox } = await loadSandbox();
const { toNodeListener } = await loadGateway();

const sandbox = createSandbox({ latencyMs: [20, 60], now: () => nowMs });
/** @type {ServiceCounts} */
const counts = { calls: 0, rows: 0 };

/** @param {Request} request */
async function respond(request) {
  const { url, method, headers, signal } = request;
  if (method === 'GET') return Response.json(counts);
  const body = await request.text();
  counts.calls += 1;
  counts.rows += JSON.parse(body).transactions.length;
  return sandbox(new Request(url, { method, headers, signal, body }));
}

await serve(toNodeListener(respond));
