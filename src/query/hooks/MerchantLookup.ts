import { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';

interface LookupOfAnyStatus {
  /** All records, best first. */
  readonly merchants: readonly MerchantRecord[];
  /**
   * A record is on its way: the first one (`pending`), or, of `useMerchantDetails`, a fuller one than
   * this.
   */
  readonly isFetching: boolean;
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

interface LookupWithMerchant extends LookupOfAnyStatus {
  /**
   * - `matched`: the service knows the merchant
   * - `cleaned`: merchant not found; the service tidied the name (`isClearResponse: true`)
   */
  readonly status: 'matched' | 'cleaned';
  /** Best record. */
  readonly merchant: MerchantRecord;
  /** Of `useMerchantDetails`: why no fuller record than this one could be loaded. */
  readonly error: EnrichmentError | undefined;
}

interface LookupWithoutMerchant extends LookupOfAnyStatus {
  /**
   * - `idle`: not requested, because disabled, not visible yet, or withheld by `redact`
   * - `pending`: requested, no response yet
   * - `unmatched`: the service has no record
   */
  readonly status: 'idle' | 'pending' | 'unmatched';
  readonly merchant: undefined;
  readonly error: undefined;
}

interface FailedLookup extends LookupOfAnyStatus {
  /** No usable result for this row. */
  readonly status: 'failed';
  readonly merchant: undefined;
  /** Why. */
  readonly error: EnrichmentError;
}

/**
 * One row's enrichment; `status` says which of its fields have a value. Keeps its identity while
 * nothing in it changes.
 */
export type MerchantLookup = LookupWithMerchant | LookupWithoutMerchant | FailedLookup;

export type MerchantLookupStatus = MerchantLookup['status'];

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
  const common = { isFetching: false, retry };
  if (data) {
    const { status, merchants, lookupId, receipt } = data;
    const found = { ...common, merchants, error: undefined, lookupId, receipt };
    const [merchant] = merchants;
    return status === 'unmatched' || !merchant
      ? { ...found, status: 'unmatched', merchant: undefined }
      : { ...found, status, merchant };
  }
  const empty = { ...common, merchant: undefined, merchants: NO_RECORDS, lookupId: id };
  if (error) {
    const isKnown = error instanceof EnrichmentError;
    const reason = isKnown ? error : new EnrichmentError('network', { cause: error });
    return { ...empty, status: 'failed', error: reason };
  }
  const status = isWanted ? 'pending' : 'idle';
  return { ...empty, status, isFetching: isWanted, error: undefined };
}
