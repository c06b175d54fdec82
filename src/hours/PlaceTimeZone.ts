import type { MerchantRecord, Transaction } from '../service/types.js';

/** The host app's own knowledge of a shop's zone (IANA). */
export type PlaceTimeZone = (
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
) => string | undefined;
