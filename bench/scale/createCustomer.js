import { isTrue } from './isTrue.js';
import { loadParser, loadSandbox, loadWire } from './library.js';

/** Stands for a session cookie: whose rows are asked for. */
export const CUSTOMER_HEADER = 'X-Customer';

const ROWS = 10_000;
/** Rows of one screen, which one request asks for. */
const SCREEN_ROWS = 25;
/** A screen begins at any tenth row, so that screens overlap. */
const STEP_ROWS = 10;

/** A list, for which the service's own sources are enough. */
const OPTIONS = {
  type: 'restrictive',
  forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'],
};

/**
 * @typedef {object} Counts
 * @property {number} requests
 * @property {number} rows
 * @property {number} failed rows without a result
 * @property {number} wrong rows whose result is not the service's
 */

/**
 * A customer with 10,000 transactions, who looks at the newest again and again and seldom at old
 * ones. Half of all looks open the list; of the others, the chance of a screen falls with its place
 * in the list (Zipf).
 * @param {{ seed: number, serviceUrl: string, nowMs: number, send: ReturnType<typeof import('./createBalancer.js').createBalancer> }} options
 */
export async function createCustomer({ seed, serviceUrl, nowMs, send }) {
  const { createSandbox, OWN_SOURCE, SANDBOX_API_KEY, sandboxTransactions } = await loadSandbox();
  const { parseResponse } = await loadParser();
  const { toWireTransaction } = await loadWire();
  const rows = sandboxTransactions(ROWS, { seed, now: nowMs }).map(toWireTransaction);
  const sandbox = createSandbox({ now: () => nowMs });
  /** @type {Map<string, import('./isTrue.js').Result>} what the service says, by row */
  const truths = new Map();

  /** @param {typeof rows} screen */
  async function learn(screen) {
    const unknown = screen.filter(({ id }) => !truths.has(id));
    if (unknown.length === 0) return;
    const response = await sandbox(
      new Request(`${serviceUrl}/api/v3/merchant/list`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': SANDBOX_API_KEY },
        body: JSON.stringify({ ...OPTIONS, transactions: unknown }),
      }),
    );
    const { rows: results } = parseResponse(
      await response.json(),
      unknown.map(({ id }) => id),
    );
    for (const [id, result] of results) {
      if (result instanceof Error) throw result;
      truths.set(id, result);
    }
  }

  /**
   * Looks at one screen, and counts what comes of it.
   * @param {Counts} counts
   */
  return async function look(counts) {
    const places = Math.floor((ROWS - SCREEN_ROWS) / STEP_ROWS);
    const start = Math.random() < 0.5 ? 0 : drawPlace(places) * STEP_ROWS;
    const screen = rows.slice(start, start + SCREEN_ROWS);
    const response = await send({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [CUSTOMER_HEADER]: `customer-${seed}` },
      body: JSON.stringify({ ...OPTIONS, transactions: screen }),
    });
    await learn(screen);
    counts.requests += 1;
    counts.rows += screen.length;
    if (response?.status !== 200) {
      counts.failed += screen.length;
      return;
    }
    for (const [id, result] of parseResponse(
      response.body,
      screen.map(({ id }) => id),
    ).rows) {
      const truth = truths.get(id);
      if (result instanceof Error) counts.failed += 1;
      else if (!truth || !isTrue(result, truth, [OWN_SOURCE])) counts.wrong += 1;
    }
  };
}

/**
 * A place below `count`. The nth comes with a chance close to 1/n, because the logarithms are drawn
 * evenly.
 * @param {number} count
 */
const drawPlace = (count) => Math.floor((count + 1) ** Math.random()) - 1;
