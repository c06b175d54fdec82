import type { ListedTransaction } from '../../src/index.js';

const NEWEST = Date.parse('2026-11-20T18:00:00Z');
const ROWS_A_DAY = 10;
const DAY_MS = 86_400_000;

/** Rows, newest first, ten a day. Each has a different text, so that no two share a lookup. */
export function benchTransactions(count: number): ListedTransaction[] {
  return Array.from({ length: count }, (_, row) => ({
    id: `r${row}`,
    merchant_name: `PYZ*HARROW AND VALE ${row} LONDON GB`,
    country: 'GB',
    amount: -((row % 97) + 0.99),
    currency: 'GBP',
    date: new Date(NEWEST - Math.floor(row / ROWS_A_DAY) * DAY_MS).toISOString(),
  }));
}
