import type { Transaction } from '../service/types.js';
import { matchTransaction } from './matching/matchTransaction.js';
import type { WireRecord } from './WireRecord.js';
import { type AnswerContext, writeCleaned, writeMatched } from './writeRecord.js';

function writeRow(transaction: Transaction, context: AnswerContext): WireRecord[] {
  const { candidates, intermediary, tidied } = matchTransaction(transaction);
  if (candidates.length > 0) {
    return candidates.map((candidate) => writeMatched(candidate, intermediary, context));
  }
  return context.request.clearResponse && tidied !== undefined
    ? [writeCleaned(tidied, transaction, intermediary, context)]
    : [];
}

/**
 * The answer's body: one entry for each id sent (seed, behaviour rule 1). It has no prototype, so that ids such as
 * `__proto__` are keys like any other.
 */
export function writeAnswer(context: AnswerContext): Record<string, unknown> {
  const answer: Record<string, unknown> = Object.create(null);
  for (const transaction of context.request.transactions) {
    answer[transaction.id] = writeRow(transaction, context);
  }
  return answer;
}
