import type { ListedTransaction } from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';

const COUNT = 2000;
/** Friday evening in London. */
const NOW = Date.parse('2026-11-20T18:40:00Z');

/** Rows of the account, newest first. Each was paid at a till of its own, so each has its own lookup. */
export async function readStatement(): Promise<ListedTransaction[]> {
  return sandboxTransactions(COUNT, { seed: 7, now: NOW }).map((row, index) => ({
    ...row,
    id: `a-${index}`,
    address: `Till ${index}`,
  }));
}
