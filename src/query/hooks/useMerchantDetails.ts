'use client';
import { useMemo } from 'react';
import type { Transaction } from '../../service/types.js';
import type { MerchantLookup } from './MerchantLookup.js';
import { useMerchant } from './useMerchant.js';

const WITHOUT_ASKING = { enabled: false };
const EXTENDED = { type: 'extended' } as const;

/**
 * The opened row's merchant: asks for the `extended` record, and hands out what the row knows already until the answer is
 * there. If asking for more fails, the known record stays, with `error` beside it. The row shows the fuller record, too.
 */
export function useMerchantDetails(transaction: Transaction): MerchantLookup {
  const known = useMerchant(transaction, WITHOUT_ASKING);
  const details = useMerchant(transaction, EXTENDED);
  return useMemo(() => {
    const isAnswered = details.status !== 'pending' && details.status !== 'failed';
    const isKnown = known.status === 'matched' || known.status === 'cleaned';
    if (isAnswered || !isKnown) return details;
    return { ...known, error: details.error, retry: details.retry };
  }, [known, details]);
}
