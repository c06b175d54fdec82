import { importLibrary } from './importLibrary.js';

export const PAGE_SIZE = 25;
/** Pages of a warm store: 5,000 rows of 40 customers. */
export const PAGES = 200;
export const SCOPES = 40;

const FIELDS = ['merchant_name', 'location', 'city', 'country', 'postcode', 'mcc', 'online'];

/**
 * Rows as a browser sends them.
 * @returns {Promise<(Record<string, unknown> & { id: string, merchant_name?: string })[]>}
 */
export async function createRows() {
  const { sandboxTransactions } = await importLibrary('sandbox/index.js');
  const now = Date.UTC(2026, 10, 20, 18, 40);
  return sandboxTransactions(PAGES * PAGE_SIZE, { now }).map(
    (/** @type {Record<string, unknown>} */ row) => ({
      id: row.id,
      ...Object.fromEntries(FIELDS.flatMap((name) => (name in row ? [[name, row[name]]] : []))),
    }),
  );
}
