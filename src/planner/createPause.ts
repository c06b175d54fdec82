import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Row } from './Row.js';
import type { Lookup, PlannerEvent, RefusalKind } from './types.js';

/**
 * A probe after a second, because a session is often renewed and an endpoint deployed within one;
 * then ever more rarely: each of them only adds to what refuses the caller.
 */
const FIRST_PROBE_MS = 1_000;
const SECOND_PROBE_MS = 30_000;
const LAST_PROBE_MS = 300_000;
/** A few: one of them may be a row that the service refuses, and no more than needed are sent. */
const PROBE_SIZE = 3;

export const REFUSALS: readonly RefusalKind[] = ['unauthorized', 'refused', 'rejected'];

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
  let paused: { error: EnrichmentError; failedProbes: number; refusedAt: number } | undefined;
  let probesAt = 0;
  /** Aborted probes do not count as failed: the next one may go at once. */
  let isInFlight = false;
  /** Another probe is wanted as soon as the one in flight has failed. */
  let isAwaited = false;
  /** Keys of refused rows: after a probe one of them is to blame rather than the caller. */
  const suspects = new Set<string>();
  /** By key, how many probes of this pause a row was part of. */
  const probes = new Map<string, number>();
  const probesOf = ({ lookup }: Row<Lookup>) => probes.get(lookup.key) ?? 0;

  return {
    suspects,
    /** Fails every row at once until a probe succeeds. `sentAt`: when what was refused was sent. */
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
      // No other kind pauses.
      emit({ type: 'paused', reason: error.kind as RefusalKind, waitMs });
    },
    end() {
      if (!paused) return;
      const reason = paused.error.kind as RefusalKind;
      paused = undefined;
      isInFlight = isAwaited = false;
      emit({ type: 'resumed', reason });
    },
    state: (): PauseState | undefined =>
      paused && { error: paused.error, isProbing: isInFlight || probesAt <= now() },
    /**
     * Whether the service accepted what was sent later than what it had refused: as good as a probe,
     * and there may be nothing left on screen to probe with.
     */
    isOver: (sentAt: number): boolean => paused !== undefined && sentAt > paused.refusedAt,
    /** When the next probe may be sent; undefined while one is in flight. */
    probesAt: () => (isInFlight ? undefined : probesAt),
    /**
     * The rows of the next probe, of those that may go. Those that were probed least come first: one
     * of the others may be why the last probe failed. If there are no others, rows go one by one.
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
    /** The next probe goes later, or after what `Retry-After` says. */
    failProbe(rows: readonly Row<Lookup>[], { retryAfterMs = 0 }: EnrichmentError) {
      if (!paused) return;
      for (const { lookup } of rows) suspects.add(lookup.key);
      const waitMs = jitter(SECOND_PROBE_MS * 2 ** paused.failedProbes);
      paused.failedProbes += 1;
      probesAt = now();
      if (!isAwaited) probesAt += Math.min(Math.max(waitMs, retryAfterMs), LAST_PROBE_MS);
      isInFlight = isAwaited = false;
    },
    /** The next probe is due now, or when the one in flight has failed. */
    probeNow() {
      probesAt = now();
      isAwaited = isInFlight;
    },
    /**
     * Whether this row may show that only a few others were refused. A pause that rests on a few
     * rows must not make all new ones wait: they may be the only bad ones.
     */
    isPromising: (key: string): boolean =>
      paused !== undefined && !isInFlight && suspects.size <= PROBE_SIZE && !suspects.has(key),
  };
}
