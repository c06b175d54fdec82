import type { ListedTransaction } from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';
import { NOW } from './NOW.js';

/** Number of orders. Further rows are the second item of each. */
const ORDERS = 700;

/**
 * Rows of one account, newest first. Each has a different text, and so its own lookup: it ends with
 * the numbers of an order and an item in it. Of 2,000 rows, `417-` finds three.
 */
export function statement(count: number, account = 'a'): ListedTransaction[] {
  return sandboxTransactions(count, { seed: 7, now: NOW }).map((row, index) => ({
    ...row,
    id: `${account}-${index}`,
    merchant_name: `${row.merchant_name} ${account}${index % ORDERS}-${Math.floor(index / ORDERS)}`,
  }));
}
