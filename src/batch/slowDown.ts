import type { EnrichmentError } from '../contract/EnrichmentError.js';
import { backoffMs } from './backoffMs.js';
import { emit } from './emit.js';
import type { PlannerState } from './PlannerState.js';

const LONGEST_WAIT_MS = 60_000;
const MAX_WAITS = 3;

/** The service asked to slow down. False when it did so too often and the caller should give up. */
export function slowDown(state: PlannerState, { retryAfterMs }: EnrichmentError): boolean {
  const time = state.now();
  // Calls that were in flight together ask for one wait together.
  const isFirst = time >= state.opensAt;
  if (isFirst) state.waits += 1;
  // A date in the past, or 0, says nothing about how long the service wants to be left alone.
  const wantedMs = retryAfterMs || backoffMs(state.waits, state.random());
  const waitMs = Math.min(wantedMs, LONGEST_WAIT_MS);
  state.opensAt = Math.max(state.opensAt, time + waitMs);
  if (isFirst) emit(state, { type: 'gated', reason: 'rate-limited', waitMs });
  return state.waits <= MAX_WAITS;
}
