import type { MerchantRecord, Transaction } from '../contract/types.js';
import type { Display } from '../display/Display.js';
import { placeTimeZone } from '../hours/placeTimeZone.js';

/** Zone of the shop: named for this component, by the provider, or the only one of the record's country. */
export function placeZone(
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
  named: string | undefined,
  display: Display,
): string | undefined {
  return named ?? display.placeTimeZone?.(merchant, transaction) ?? placeTimeZone(merchant.country);
}
