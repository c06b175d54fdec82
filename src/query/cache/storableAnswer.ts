import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';
import { isEmptyValue } from '../../sources/isEmptyValue.js';
import { storableRecord } from '../../sources/storableRecord.js';

/**
 * What a persister may store of an answer: the fields whose `cachePolicy` label is among `sources`,
 * those of the service itself. Kept without a label are `place_id`, `isClearResponse` and what only
 * the service can know: `intermediary`, `brand`, `aggregateLevel` and `store`. A place's `position`
 * is not kept: its provider's terms allow 30 days, which no persister guarantees.
 *
 * Returns the answer itself if nothing has to go, and undefined if nothing of its best record
 * may stay: store nothing then. An answer that lost something is `partial`: a row shows it at
 * once and loads it again.
 */
export function storableAnswer(
  answer: MerchantResult | undefined,
  sources: readonly string[],
): MerchantResult | undefined {
  if (!answer) return undefined;
  const merchants = answer.merchants.map((record) => storableRecord(record, sources));
  if (merchants.every((record, index) => record === answer.merchants[index])) return answer;
  const [best] = merchants;
  // Another candidate must not take the place of the best one.
  if (!best || isEmptyRecord(best)) return undefined;
  return {
    ...answer,
    merchants: merchants.filter((record) => !isEmptyRecord(record)),
    partial: true,
  };
}

/** Labels and the word that the merchant was not found say nothing without another field. */
function isEmptyRecord({ cachePolicy: _, isClearResponse: __, ...data }: MerchantRecord): boolean {
  return isEmptyValue(data);
}
