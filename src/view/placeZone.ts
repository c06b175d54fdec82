import { placeTimeZone } from '../hours/placeTimeZone.js';
import type { MerchantRecord, Transaction } from '../service/types.js';

/** The host app's own knowledge of a shop's zone (IANA). */
export type PlaceTimeZone = (
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
) => string | undefined;

/** Zone of the shop: named for this component, by the host app, or the only one of the record's country. */
export function placeZone(
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
  named: string | undefined,
  display: { placeTimeZone: PlaceTimeZone | undefined },
): string | undefined {
  return named ?? display.placeTimeZone?.(merchant, transaction) ?? placeTimeZone(merchant.country);
}
