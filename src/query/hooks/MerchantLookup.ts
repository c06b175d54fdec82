import { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';

interface LookupOfAnyStatus {
  /** All records, best first. */
  readonly merchants: readonly MerchantRecord[];
  /**
   * Whether a record is loading: the first one (`pending`), or, in `useMerchantDetails`, a fuller
   * one.
   */
  readonly isFetching: boolean;
  /** The id under which the service knows this lookup; a report must quote it. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>> | undefined;
  /**
   * Loads the lookup again at once; a paused queue sends it as a probe. Does nothing for a row that
   * `redact` withholds.
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
  /** Why `useMerchantDetails` could not load a fuller record. */
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
  readonly error: EnrichmentError;
}

/**
 * One row's lookup; `status` says which of its fields are set. Keeps its identity until one of them
 * changes.
 */
export type MerchantLookup = LookupWithMerchant | LookupWithoutMerchant | FailedLookup;

export type MerchantLookupStatus = MerchantLookup['status'];

const doNothing = () => {};

/** The lookup of a withheld row: always `idle`. */
export function withheldLookup(id: string): MerchantLookup {
  return toMerchantLookup({ data: undefined, error: null, isWanted: false, id, retry: doNothing });
}

const NO_RECORDS: readonly MerchantRecord[] = [];

interface LookupState {
  data: MerchantResult | undefined;
  error: Error | null;
  /** The row wants a result. */
  isWanted: boolean;
  /** The row's own id, used while there is no result. */
  id: string;
  retry: () => void;
}

/** Converts a query's state to a row's lookup. A result stays when reloading it fails. */
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
