import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Row } from './Row.js';
import type { Lookup, PlannerEvent, RefusalKind } from './types.js';

/**
 * The first probe is sent after a second, because a session is often renewed and an endpoint
 * deployed within one. Later probes back off: each one adds load to an endpoint that refuses the
 * caller.
 */
const FIRST_PROBE_MS = 1_000;
const SECOND_PROBE_MS = 30_000;
const LAST_PROBE_MS = 300_000;
/**
 * More than one, because a single row may be one that the service refuses; few, to send no more
 * than needed.
 */
const PROBE_SIZE = 3;

export const REFUSALS: readonly RefusalKind[] = ['unauthorized', 'refused', 'rejected'];

/** The reasons for a pause. A busy service is one only in a prefetch, which cannot wait. */
type PauseKind = RefusalKind | 'rate-limited';

/** The current pause, during which only probes are sent. */
export interface PauseState {
  readonly error: EnrichmentError;
  /** Whether a probe is due or in flight. Rows without a batch wait for it, or are part of it. */
  readonly isProbing: boolean;
}

interface PauseOptions {
  now(): number;
  jitter(ms: number): number;
  emit(event: PlannerEvent): void;
}

/**
 * Tracks whether the service refuses every request, when the next probe is due, and which rows were
 * refused.
 */
export function createPause({ now, jitter, emit }: PauseOptions) {
  let paused: { error: EnrichmentError; failedProbes: number; refusedAt: number } | undefined;
  let probesAt = 0;
  /** An aborted probe does not count as failed: the next one may be sent at once. */
  let isInFlight = false;
  /** Whether to send another probe as soon as the one in flight has failed. */
  let isAwaited = false;
  /** Keys of refused rows, one of which may be at fault rather than the caller. */
  const suspects = new Set<string>();
  /** Number of probes in this pause that a row was part of, by key. */
  const probes = new Map<string, number>();
  const probesOf = ({ lookup }: Row<Lookup>) => probes.get(lookup.key) ?? 0;

  return {
    suspects,
    /**
     * Fails every row at once until a probe succeeds. `sentAt`: when the refused request was sent.
     */
    begin(rows: readonly Row<Lookup>[], error: EnrichmentError, sentAt = now()) {
      if (!paused) {
        suspects.clear();
        probes.clear();
      }
      for (const { lookup } of rows) suspects.add(lookup.key);
      if (paused) {
        paused.refusedAt = Math.max(paused.refusedAt, sentAt);
        return;
      }
      const waitMs = jitter(FIRST_PROBE_MS);
      paused = { error, failedProbes: 0, refusedAt: sentAt };
      probesAt = now() + waitMs;
      emit({ type: 'paused', reason: error.kind as PauseKind, waitMs });
    },
    end() {
      if (!paused) return;
      const reason = paused.error.kind as PauseKind;
      paused = undefined;
      isInFlight = isAwaited = false;
      if (reason !== 'rate-limited') emit({ type: 'resumed', reason });
    },
    state: (): PauseState | undefined =>
      paused && { error: paused.error, isProbing: isInFlight || probesAt <= now() },
    /**
     * Whether the service accepted a request sent after the refused one. That is as good as a
     * probe, and there may be no row on screen left to probe with.
     */
    isOver: (sentAt: number): boolean => paused !== undefined && sentAt > paused.refusedAt,
    /** When the next probe may be sent; undefined while one is in flight. */
    probesAt: () => (isInFlight ? undefined : probesAt),
    /**
     * Chooses the rows of the next probe. Rows probed least often come first, because one of the
     * rest may have made the last probe fail. If all were probed, rows are sent one by one.
     */
    chooseProbe<R extends Row<Lookup>>(candidates: readonly R[]): readonly R[] {
      const isRepeated = paused && paused.failedProbes > 0 && candidates.length <= PROBE_SIZE;
      const size = isRepeated ? 1 : PROBE_SIZE;
      return [...candidates].sort((a, b) => probesOf(a) - probesOf(b)).slice(0, size);
    },
    startProbe(rows: readonly Row<Lookup>[]) {
      for (const row of rows) probes.set(row.lookup.key, probesOf(row) + 1);
      isInFlight = true;
    },
    /** The probe was aborted, or never reached the service. */
    abortProbe() {
      isInFlight = false;
    },
    /** Delays the next probe, or follows `Retry-After`. */
    failProbe(rows: readonly Row<Lookup>[], { retryAfterMs = 0 }: EnrichmentError) {
      if (!paused) return;
      for (const { lookup } of rows) suspects.add(lookup.key);
      const waitMs = jitter(SECOND_PROBE_MS * 2 ** paused.failedProbes);
      paused.failedProbes += 1;
      probesAt = now();
      if (!isAwaited) probesAt += Math.min(Math.max(waitMs, retryAfterMs), LAST_PROBE_MS);
      isInFlight = isAwaited = false;
    },
    /** Makes the next probe due now, or as soon as the one in flight has failed. */
    probeNow() {
      probesAt = now();
      isAwaited = isInFlight;
    },
    /**
     * Whether this row can prove that only a few other rows were refused. A pause caused by a few
     * rows must not make all new rows wait: those few may be the only bad ones.
     */
    isPromising: (key: string): boolean =>
      paused !== undefined && !isInFlight && suspects.size <= PROBE_SIZE && !suspects.has(key),
  };
}
