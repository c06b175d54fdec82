'use client';
import { useMemo } from 'react';
import type { Transaction } from '../../service/types.js';
import type { MerchantLookup } from './MerchantLookup.js';
import { useMerchant } from './useMerchant.js';

const WITHOUT_LOADING = { enabled: false };
const EXTENDED = { type: 'extended' } as const;

/**
 * The opened row's merchant: loads the `extended` record, and returns the record already in the
 * cache until it is there. If loading it fails, the known record stays, with `error` beside it. The
 * row shows the fuller record, too.
 */
export function useMerchantDetails(transaction: Transaction): MerchantLookup {
  const known = useMerchant(transaction, WITHOUT_LOADING);
  const details = useMerchant(transaction, EXTENDED);
  return useMemo(() => {
    const isSettled = details.status !== 'pending' && details.status !== 'failed';
    const isKnown = known.status === 'matched' || known.status === 'cleaned';
    if (isSettled || !isKnown) return details;
    return { ...known, error: details.error, retry: details.retry };
  }, [known, details]);
}
