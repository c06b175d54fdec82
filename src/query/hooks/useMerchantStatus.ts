'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useMerchantContext } from '../MerchantProvider.js';
import { type PlannerStatus, READY } from '../provider/plannerStatus.js';

/**
 * Whether merchants can currently be loaded:
 * - `ready`: requests are sent, though single ones may fail or wait for `Retry-After`
 * - `failing`: rows have failed after retries, as while the service is down (`EnrichmentError` of
 *   kind `server`, `network`, `timeout` or `rate-limited`), and no response has succeeded since.
 *   Visible rows are retried after 30 s, with a backoff of up to 10 min
 * - `paused`: the endpoint refuses every request, for the `reason` given. A small probe of visible
 *   rows is sent after 1 s, 30 s, and so on up to 5 min
 * - `offline`: there is no connection
 */
export interface MerchantStatus extends PlannerStatus {
  /** Retries at once. */
  readonly resume: () => void;
}

const getServerStatus = () => READY;

/** The status of the nearest provider's queue. Rerenders when it changes, not for each row. */
export function useMerchantStatus(): MerchantStatus {
  const { shared } = useMerchantContext();
  const status = useSyncExternalStore(shared.subscribe, shared.getStatus, getServerStatus);
  return useMemo(() => ({ ...status, resume: () => shared.resume() }), [status, shared]);
}
