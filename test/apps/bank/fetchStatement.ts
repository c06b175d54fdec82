import type { ListedTransaction } from 'merchantry';
import { statement } from './statement.js';

/** Simulates the bank's own endpoint, with a delay. */
export async function fetchStatement(
  range: { from: number; to: number },
  latencyMs: number,
): Promise<ListedTransaction[]> {
  await new Promise((resolve) => setTimeout(resolve, latencyMs));
  return statement(range.to).slice(range.from);
}
