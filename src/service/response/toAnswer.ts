import type { MerchantRecord } from '../types.js';
import type { LookupAnswer } from './LookupAnswer.js';

/** What the records of one row say. */
export function toAnswer(
  merchants: readonly MerchantRecord[],
  lookupId: string,
  receipt?: LookupAnswer['receipt'],
): LookupAnswer {
  const [best] = merchants;
  const status = !best ? 'unmatched' : best.isClearResponse ? 'cleaned' : 'matched';
  return receipt ? { status, merchants, lookupId, receipt } : { status, merchants, lookupId };
}
