'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useMerchantContext } from '../MerchantProvider.js';
import { type PlannerStatus, READY } from '../provider/plannerStatus.js';

/**
 * Whether merchants can be loaded at the moment:
 * - `ready`: requests are sent, though single ones may fail or wait for `Retry-After`
 * - `failing`: rows have failed although they were tried again, as while the service is down
 *   (`EnrichmentError` of kind `server`, `network`, `timeout` or `rate-limited`), and nothing was
 *   received since. Rows on screen try again by themselves after 30 s, and so on up to 10 min
 * - `paused`: the endpoint refuses every request, for the `reason` of the failed rows. A small
 *   request of rows on screen tries again by itself after 1 s, 30 s, and so on up to 5 min
 * - `offline`: there is no connection
 */
export interface MerchantStatus extends PlannerStatus {
  /** Tries again at once. */
  readonly resume: () => void;
}

const getServerStatus = () => READY;

/** The state of the nearest provider's queue. Renders again when it changes, not for each row. */
export function useMerchantStatus(): MerchantStatus {
  const { shared } = useMerchantContext();
  const status = useSyncExternalStore(shared.subscribe, shared.getStatus, getServerStatus);
  return useMemo(() => ({ ...status, resume: () => shared.resume() }), [status, shared]);
}
