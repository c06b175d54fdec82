import type { MerchantRecord } from '../types.js';
import type { MerchantResult } from './MerchantResult.js';

/** What the records of one row say. */
export function toResult(
  merchants: readonly MerchantRecord[],
  lookupId: string,
  receipt?: MerchantResult['receipt'],
): MerchantResult {
  const [best] = merchants;
  const status = !best ? 'unmatched' : best.isClearResponse ? 'cleaned' : 'matched';
  return receipt ? { status, merchants, lookupId, receipt } : { status, merchants, lookupId };
}
