import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Lookup, PlannerEvent, RefusalKind, Row } from './types.js';

/**
 * A probe after a second, because a session is often renewed and an endpoint deployed within one;
 * then ever more rarely: each of them only adds to what refuses the caller.
 */
const FIRST_PROBE_MS = 1_000;
const SECOND_PROBE_MS = 30_000;
const LAST_PROBE_MS = 300_000;

/** Why only probes are sent. */
export interface PauseState {
  readonly error: EnrichmentError;
  /** A probe is due or in flight: rows that share no batch wait for it, or go with it. */
  readonly isProbing: boolean;
}

interface PauseOptions {
  now(): number;
  jitter(ms: number): number;
  emit(event: PlannerEvent): void;
}

/**
 * Whether the service refuses every request, when the next probe finds out, and which rows were
 * refused before.
 */
export function createPause({ now, jitter, emit }: PauseOptions) {
  let paused: { error: EnrichmentError; failedProbes: number } | undefined;
  let probesAt = 0;
  /** Aborted probes do not count as failed: the next one may go at once. */
  let isInFlight = false;
  /** Keys of refused rows: after a probe one of them is to blame rather than the caller. */
  const suspects = new Set<string>();

  return {
    suspects,
    /** Fails every row at once until a probe succeeds. */
    begin(rows: readonly Row<Lookup>[], error: EnrichmentError) {
      if (!paused) suspects.clear();
      for (const { lookup } of rows) suspects.add(lookup.key);
      if (paused) return;
      const waitMs = jitter(FIRST_PROBE_MS);
      paused = { error, failedProbes: 0 };
      probesAt = now() + waitMs;
      // No other kind pauses.
      emit({ type: 'paused', reason: error.kind as RefusalKind, waitMs });
    },
    end() {
      if (!paused) return;
      const reason = paused.error.kind as RefusalKind;
      paused = undefined;
      isInFlight = false;
      emit({ type: 'resumed', reason });
    },
    state: (): PauseState | undefined =>
      paused && { error: paused.error, isProbing: isInFlight || probesAt <= now() },
    /** When the next probe may be sent; undefined while one is in flight. */
    probesAt: () => (isInFlight ? undefined : probesAt),
    startProbe() {
      isInFlight = true;
    },
    /** The probe was aborted, or never reached the service. */
    abortProbe() {
      isInFlight = false;
    },
    /** The next probe goes later, or after what `Retry-After` says. */
    failProbe({ retryAfterMs = 0 }: EnrichmentError) {
      if (!paused) return;
      const waitMs = jitter(SECOND_PROBE_MS * 2 ** paused.failedProbes);
      paused.failedProbes += 1;
      probesAt = now() + Math.min(Math.max(waitMs, retryAfterMs), LAST_PROBE_MS);
      isInFlight = false;
    },
    /** The next probe is due now. */
    probeNow() {
      probesAt = now();
    },
  };
}
