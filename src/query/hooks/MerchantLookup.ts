import { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';

/**
 * - `idle`: not requested, because disabled, not visible yet, or withheld by `redact`
 * - `pending`: requested, no response yet
 * - `matched`: the service knows the merchant
 * - `cleaned`: merchant not found; the service tidied the name (`isClearResponse: true`)
 * - `unmatched`: the service has no record
 * - `failed`: no usable result for this row; `error` says why
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
  /** Of `useMerchantDetails`: a fuller record than this one is on its way. */
  readonly isFetching?: boolean | undefined;
  /** The id under which the service saw this lookup: what a report must name. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>> | undefined;
  /**
   * Loads it again at once; a paused queue probes with it. Does nothing for a row that `redact`
   * withholds.
   */
  retry(): void;
}

const doNothing = () => {};

/** The lookup of a row of which nothing may be sent: always `idle`. */
export function withheldLookup(id: string): MerchantLookup {
  return toMerchantLookup({ data: undefined, error: null, isWanted: false, id, retry: doNothing });
}

const NO_RECORDS: readonly MerchantRecord[] = [];

interface LookupState {
  data: MerchantResult | undefined;
  error: Error | null;
  /** The row wants a result. */
  isWanted: boolean;
  /** The row's own id, as long as there is no result. */
  id: string;
  retry: () => void;
}

/** What a query's state means for a row. A result stays in force when loading it again fails. */
export function toMerchantLookup(state: LookupState): MerchantLookup {
  const { data, error, isWanted, id, retry } = state;
  if (data) {
    const { status, merchants, lookupId, receipt } = data;
    const [merchant] = merchants;
    return { status, merchant, merchants, error: undefined, lookupId, receipt, retry };
  }
  const empty = { merchant: undefined, merchants: NO_RECORDS, lookupId: id, retry };
  if (error) {
    const isKnown = error instanceof EnrichmentError;
    const reason = isKnown ? error : new EnrichmentError('network', { cause: error });
    return { ...empty, status: 'failed', error: reason };
  }
  return { ...empty, status: isWanted ? 'pending' : 'idle', error: undefined };
}
