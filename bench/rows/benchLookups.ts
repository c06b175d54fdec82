import type { ListedTransaction, MerchantLookup } from '../../src/index.js';
import { recordFor } from '../data/recordFor.js';

const retry = () => {};
const ORIGIN = location.origin;

/** The lookup of a row whose merchant is known. */
export function matchedLookup({ id = '' }: ListedTransaction): MerchantLookup {
  const merchant = recordFor(id, ORIGIN);
  const merchants = [merchant];
  return { status: 'matched', merchant, merchants, error: undefined, lookupId: id, retry };
}

/** The lookup of a row that waits for its response. */
export function pendingLookup({ id = '' }: ListedTransaction): MerchantLookup {
  return {
    status: 'pending',
    merchant: undefined,
    merchants: [],
    error: undefined,
    lookupId: id,
    retry,
  };
}
