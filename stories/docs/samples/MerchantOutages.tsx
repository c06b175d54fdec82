import { useEffect } from 'react';
import { useMerchantStatus } from '../../../src/index.js';

interface MerchantOutagesProps {
  /** Adds a value to a histogram of your tool. */
  measure(name: string, value: number, tags: Record<string, string>): void;
}

/** Anywhere below the provider. Measures how long customers went without new merchants, and why. */
export function MerchantOutages({ measure }: MerchantOutagesProps): null {
  const { state, reason, since } = useMerchantStatus();
  useEffect(() => {
    if (state === 'ready') return;
    const start = since?.getTime() ?? Date.now();
    return () =>
      measure('merchants.outage_ms', Date.now() - start, { state, reason: reason ?? state });
  }, [state, reason, since, measure]);
  return null;
}
