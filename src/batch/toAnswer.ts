import type { MerchantRecord } from '../contract/types.js';
import type { LookupAnswer } from './Planner.js';

/** What the records of one row say. */
export function toAnswer(
  merchants: readonly MerchantRecord[],
  lookupId: string,
  receipt?: LookupAnswer['receipt'],
): LookupAnswer {
  const [best] = merchants;
  const status = !best ? 'unmatched' : best.isClearResponse ? 'cleaned' : 'matched';
  return { status, merchants, lookupId, ...(receipt && { receipt }) };
}
