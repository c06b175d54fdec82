import type { Transaction } from '../service/types.js';
import { matchTransaction } from './matching/matchTransaction.js';
import type { WireRecord } from './WireRecord.js';
import { type ResponseContext, writeCleaned, writeMatched } from './writeRecord.js';

function writeRow(transaction: Transaction, context: ResponseContext): WireRecord[] {
  const { candidates, intermediary, tidied } = matchTransaction(transaction);
  if (candidates.length > 0) {
    return candidates.map((candidate) => writeMatched(candidate, intermediary, context));
  }
  return context.request.clearResponse && tidied !== undefined
    ? [writeCleaned(tidied, transaction, intermediary, context)]
    : [];
}

/**
 * One entry for each id sent (seed, behaviour rule 1). The object has no prototype, so that ids
 * such as `__proto__` are ordinary keys.
 */
export function writeResponseBody(context: ResponseContext): Record<string, unknown> {
  const rows: Record<string, unknown> = Object.create(null);
  for (const transaction of context.request.transactions) {
    rows[transaction.id] = writeRow(transaction, context);
  }
  return rows;
}
