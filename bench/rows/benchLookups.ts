import { type ListedTransaction, type MerchantLookup, parseMerchant } from '../../src/index.js';
import { recordFor } from '../data/recordFor.js';

const retry = () => {};
const ORIGIN = location.origin;

/** The lookup of a row whose merchant is known, as `useMerchant` gives it: read when it arrived. */
export function matchedLookup({ id = '' }: ListedTransaction): MerchantLookup {
  const merchant = parseMerchant(recordFor(id, ORIGIN));
  if (!merchant) throw new Error(`expected a record for ${id}`);
  const found = { status: 'matched', merchant, merchants: [merchant], error: undefined } as const;
  return { ...found, isFetching: false, lookupId: id, retry };
}

/** The lookup of a row that waits for its response. */
export function pendingLookup({ id = '' }: ListedTransaction): MerchantLookup {
  return {
    status: 'pending',
    merchant: undefined,
    merchants: [],
    error: undefined,
    isFetching: true,
    lookupId: id,
    retry,
  };
}
