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
 * @property {number} again rows that it had been asked before
 */

// The service: a sandbox over HTTP, which counts what a service would charge for.

/** @type {ServiceSettings} */
const { nowMs } = JSON.parse(process.argv[2] ?? '{}');
const { createSandbox } = await loadSandbox();
const { toNodeListener } = await loadGateway();

const sandbox = createSandbox({ latencyMs: [20, 60], now: () => nowMs });
/** @type {ServiceCounts} */
const counts = { calls: 0, rows: 0, again: 0 };
/** @type {Set<string>} a gateway's id is the same for equal rows of one customer */
const asked = new Set();

/** @param {Request} request */
async function respond(request) {
  const { url, method, headers, signal } = request;
  if (method === 'GET') return Response.json(counts);
  const body = await request.text();
  counts.calls += 1;
  for (const { id } of JSON.parse(body).transactions) {
    counts.rows += 1;
    if (asked.has(id)) counts.again += 1;
    asked.add(id);
  }
  return sandbox(new Request(url, { method, headers, signal, body }));
}

await serve(toNodeListener(respond));
