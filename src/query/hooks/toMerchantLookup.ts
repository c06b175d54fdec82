import { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';
import type { MerchantLookup } from './MerchantLookup.js';

const NONE: readonly MerchantRecord[] = [];

/** What a row reads of its query. */
export interface LookupState {
  data: MerchantResult | undefined;
  error: Error | null;
  /** Whether the row wants an answer. */
  asked: boolean;
}

/** What a query's state says about a row. An answer stays in force when asking again fails. */
export function toMerchantLookup(
  { data, error, asked }: LookupState,
  lookupId: string,
  retry: () => void,
): MerchantLookup {
  if (data) {
    const { status, merchants, receipt } = data;
    const answered = { status, merchants, merchant: merchants[0], error: undefined };
    return { ...answered, lookupId: data.lookupId, receipt, retry };
  }
  const unanswered = { merchant: undefined, merchants: NONE, lookupId, retry };
  if (error) {
    const known = error instanceof EnrichmentError;
    const reason = known ? error : new EnrichmentError('network', { cause: error });
    return { ...unanswered, status: 'failed', error: reason };
  }
  return { ...unanswered, status: asked ? 'pending' : 'idle', error: undefined };
}
