import type { MerchantRecord, Transaction } from '../service/types.js';

/** Returns a shop's IANA time zone, if the host app knows it. */
export type PlaceTimeZone = (
  merchant: MerchantRecord,
  transaction: Transaction | undefined,
) => string | undefined;
