import { useEffect } from 'react';
import { useMerchantStatus } from '../../../src/index.js';
import type { MonitoringTool } from '../../recipes/createMerchantMetrics.js';

/** Anywhere below the provider. Measures how long customers went without new merchants, and why. */
export function MerchantOutages({ measure }: Pick<MonitoringTool, 'measure'>): null {
  const { state, reason, since } = useMerchantStatus();
  useEffect(() => {
    if (state === 'ready') return;
    const start = since?.getTime() ?? Date.now();
    return () =>
      measure('merchants.outage_ms', Date.now() - start, { state, reason: reason ?? state });
  }, [state, reason, since, measure]);
  return null;
}
