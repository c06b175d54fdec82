import {
  isResult,
  type MerchantResult,
  saysSomething,
} from '../../service/response/MerchantResult.js';
import { cacheableRecord } from '../../sources/cacheableRecord.js';

/**
 * What a persister may store of a result: the fields whose `cachePolicy` label is among `sources`,
 * those of the service itself. Kept without a label are `place_id`, `isClearResponse` and what only
 * the service can know: `intermediary`, `brand`, `aggregateLevel` and `store`. A place's `position`
 * is not kept: its provider's terms allow 30 days, which no persister guarantees.
 *
 * Returns the result itself if nothing has to go, and undefined if nothing of its best record
 * may stay: store nothing then. A result that lost something is `partial`: a row shows it at
 * once and loads it again.
 */
export function cacheableResult(
  result: MerchantResult | undefined,
  sources: readonly string[],
): MerchantResult | undefined {
  if (!isResult(result)) return undefined;
  const merchants = result.merchants.map((record) => cacheableRecord(record, sources));
  if (merchants.every((record, index) => record === result.merchants[index])) return result;
  const [best] = merchants;
  // Another candidate must not take the place of the best one.
  if (!best || !saysSomething(best)) return undefined;
  return {
    ...result,
    merchants: merchants.filter(saysSomething),
    partial: true,
  };
}
