import type { ListedTransaction } from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';
import { NOW } from './NOW.js';

/** So many orders, then the second item of each. */
const ORDERS = 700;

/**
 * Rows of one account, newest first. No two are alike, so that each is a lookup of its own: the
 * text ends in a number of an order and of an item in it. Of 2,000 rows, `417-` finds three.
 */
export function statement(count: number, account = 'a'): ListedTransaction[] {
  return sandboxTransactions(count, { seed: 7, now: NOW }).map((row, index) => ({
    ...row,
    id: `${account}-${index}`,
    merchant_name: `${row.merchant_name} ${account}${index % ORDERS}-${Math.floor(index / ORDERS)}`,
  }));
}
