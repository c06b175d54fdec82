import {
  isResult,
  type MerchantResult,
  saysSomething,
} from '../../service/response/MerchantResult.js';
import { cacheableRecord } from '../../sources/cacheableRecord.js';

/**
 * Reduces a result to what a persister may store: fields whose `cachePolicy` label is in `sources`,
 * the labels of the service itself. Kept without a label are `place_id`, `isClearResponse` and data
 * that only the service can have: `intermediary`, `brand`, `aggregateLevel` and `store`. A place's
 * `position` is removed, because its provider's terms allow 30 days, which no persister guarantees.
 *
 * Returns the same result if nothing is removed, and undefined, meaning do not store, if nothing of
 * its best record may stay. A reduced result is `partial`: a row shows it at once and reloads it.
 */
export function cacheableResult(
  result: MerchantResult | undefined,
  sources: readonly string[],
): MerchantResult | undefined {
  if (!isResult(result)) return undefined;
  const merchants = result.merchants.map((record) => cacheableRecord(record, sources));
  if (merchants.every((record, index) => record === result.merchants[index])) return result;
  const [best] = merchants;
  // Another candidate must not replace the best one.
  if (!best || !saysSomething(best)) return undefined;
  return {
    ...result,
    merchants: merchants.filter(saysSomething),
    partial: true,
  };
}
