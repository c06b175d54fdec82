import type { ListedTransaction } from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';

/** Friday evening in London. */
const NOW = Date.parse('2026-11-20T18:40:00Z');

/** Rows of the account, newest first. Each has its own text, which ends in a number, and so its own lookup. */
export async function readStatement(): Promise<ListedTransaction[]> {
  return sandboxTransactions(400, { seed: 7, now: NOW }).map((row, index) => ({
    ...row,
    id: `a-${index}`,
    merchant_name: `${row.merchant_name} a${index}`,
  }));
}
