import type { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantRecord } from '../../service/types.js';

/**
 * - `idle`: not asked, because disabled or not visible yet
 * - `pending`: asked, no answer yet
 * - `matched`: the service knows the merchant
 * - `cleaned`: merchant not found; the service tidied the name (`isClearResponse: true`)
 * - `unmatched`: the service answered with no record
 * - `failed`: no usable answer for this row; `error` says why
 */
export type MerchantLookupStatus =
  | 'idle'
  | 'pending'
  | 'matched'
  | 'cleaned'
  | 'unmatched'
  | 'failed';

/** One row's enrichment. Keeps its identity while nothing in it changes. */
export interface MerchantLookup {
  readonly status: MerchantLookupStatus;
  /** Best record. */
  readonly merchant: MerchantRecord | undefined;
  /** All records, best first. */
  readonly merchants: readonly MerchantRecord[];
  readonly error: EnrichmentError | undefined;
  /** The id under which the service saw this lookup: what a report must name. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>> | undefined;
  /** Asks again, at once; also releases a queue that holds after 401 or 403. */
  retry(): void;
}
