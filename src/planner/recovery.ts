import type { EnrichmentError } from '../service/EnrichmentError.js';
import { createPause } from './createPause.js';
import type { Queue } from './queue.js';
import type { Bisection, Row, SentBatch } from './Row.js';
import type { Lookup, PlannerEnvironment, PlannerEvent } from './types.js';

/**
 * First backoff, doubled for each further failure: 0.5 and 1 s for a broken connection or server,
 * 1, 2 and 4 s for a busy one without `Retry-After`. Most outages of a load balancer or a mobile
 * connection are over by then, while the reader still looks at the row.
 */
const BACKOFF_MS = 500;
/** After a third failure of the same rows, more requests would only add load. */
const MAX_ATTEMPTS = 3;
/**
 * An endpoint that fails with a longer `Retry-After` has already retried, as our gateway does. Two
 * layers that each try three times would send nine requests to a failing service.
 */
const MAX_RETRY_WAIT_MS = 2_000;
/** Three waits, 7 s in all without `Retry-After`: longer than that a row looks broken anyway. */
const MAX_WAITS = 3;
/**
 * Maximum `Retry-After`. A service may name an hour, but no reader waits that long, and one request
 * a minute is negligible for the service.
 */
const MAX_RETRY_AFTER_MS = 60_000;
/**
 * How long rows wait after a failure while the browser reports offline. Normally the `online` event
 * ends the wait; this is for browsers that report it wrongly.
 */
const OFFLINE_RETRY_MS = 30_000;
/**
 * Enough to find one (at most ten batches) or two bad rows among 25, and a limit if all are bad.
 */
const MAX_EXTRA_BATCHES = 16;
/**
 * Rejections of single rows in a row that count as a refused caller. A bad row sent alone looks the
 * same as a refused caller. Two may be coincidence; after three without a success the queue pauses,
 * so that a scrolling reader does not send a rejected request for every row.
 */
const MAX_LONE_REJECTIONS = 3;
/**
 * How many consecutive parts of a refused batch may be refused before the caller counts as refused.
 */
const MAX_REFUSED_PARTS = 6;

const isRefusal = ({ kind }: EnrichmentError) => kind === 'unauthorized' || kind === 'refused';

interface RecoveryOptions<L extends Lookup> {
  environment: PlannerEnvironment;
  queue: Queue<L>;
  emit(event: PlannerEvent): void;
  attempts: number | undefined;
}

/** Decides what happens to a failed batch, and when to pause. All retries are here. */
export function createRecovery<L extends Lookup>({
  environment: { now, random, connection },
  queue: { enqueue, move, finish, retryFailing },
  emit,
  attempts = MAX_ATTEMPTS,
}: RecoveryOptions<L>) {
  /** Bisections that found a bad row. */
  const bisections = new Set<Bisection<L>>();
  let offline = false;
  /** When to retry after a failure while the browser reports offline; undefined without one. */
  let triesAt: number | undefined;
  /** Nothing is sent before this time. */
  let resumesAt = now();
  /** Number of consecutive 429 or 503 responses. */
  let waits = 0;
  /** Keys of rows rejected alone since the last success. Retrying one gives no new information. */
  const loneRejections = new Set<string>();

  /** Adds ±25 % jitter, so that clients that failed together do not retry together. */
  const jitter = (ms: number) => ms * (0.75 + random() / 2);
  const backoffMs = (failuresBefore: number) => jitter(BACKOFF_MS * 2 ** failuresBefore);
  const pause = createPause({ now, jitter, emit });

  const fail = (rows: readonly Row<L>[], error: EnrichmentError) => {
    for (const row of rows) finish(row, error.forRow(row.id));
  };

  /** Makes the queue wait. Returns false if the service has asked for that too often. */
  const slowDown = (error: EnrichmentError): boolean => {
    const { retryAfterMs = 0 } = error;
    // With a single attempt nothing waits: unsent rows fail too.
    if (attempts === 1) {
      pause.begin([], error);
      return false;
    }
    const time = now();
    // Requests in flight together cause one wait.
    const isFirst = time >= resumesAt;
    if (isFirst) waits += 1;
    // A date in the past, or 0, says nothing about how long the service needs.
    const namedMs = retryAfterMs > 0 ? retryAfterMs : backoffMs(waits);
    const waitMs = Math.min(namedMs, MAX_RETRY_AFTER_MS);
    resumesAt = Math.max(resumesAt, time + waitMs);
    if (isFirst) emit({ type: 'paused', reason: 'rate-limited', waitMs });
    return waits <= MAX_WAITS;
  };

  /**
   * Queues the rows of a rejected batch in halves, or as one batch if unwanted rows are gone, one
   * of which may have been the bad one. A row rejected alone waits until the bisection ends, and
   * then all bad rows fail in one flush. Returns false if nothing is sent again.
   */
  const bisect = (batch: SentBatch<L>, wanted: readonly Row<L>[], error: EnrichmentError) => {
    if (wanted.length === 0) return false;
    const bisection = batch.bisection ?? {
      batch,
      error,
      rows: new Set(wanted),
      extraBatches: 0,
      accepted: false,
    };
    const sizeBefore = batch.rows.length;
    const size = wanted.length < sizeBefore ? wanted.length : Math.ceil(wanted.length / 2);
    const parts = [wanted.slice(0, size), wanted.slice(size)].filter(({ length }) => length > 0);
    const isHopeless = isRefusal(error) && !bisection.accepted;
    const maxExtra = isHopeless ? MAX_REFUSED_PARTS : MAX_EXTRA_BATCHES;
    if (sizeBefore === 1 || bisection.extraBatches + parts.length > maxExtra) {
      for (const row of wanted) move(row, 'rejected', { ...batch, bisection });
      bisections.add(bisection);
      return false;
    }
    bisection.extraBatches += parts.length;
    emit({ type: 'split', batch: batch.number, sizes: parts.map(({ length }) => length) });
    for (const rows of parts) enqueue({ rows, bisection, failureCount: 0 }, rows);
    return true;
  };

  /** Whether one row may have caused the refusal, as with a firewall that rejects its text. */
  const hasSuspect = ({ rows, bisection }: SentBatch<L>, error: EnrichmentError) => {
    if (!isRefusal(error) || pause.state()) return false;
    if (bisection) return bisection.error.kind === error.kind;
    return rows.some(({ lookup }) => pause.suspects.has(lookup.key));
  };

  return {
    /** The service accepted a batch: it is neither busy nor refusing. */
    succeeded({ bisection, isProbe, rows, sentAt }: SentBatch<L>) {
      waits = 0;
      triesAt = undefined;
      loneRejections.clear();
      if (bisection) bisection.accepted = true;
      for (const { lookup } of rows) pause.suspects.delete(lookup.key);
      if (!isProbe && !pause.isOver(sentAt)) return;
      pause.end();
      retryFailing('all');
    },
    /**
     * Queues the `wanted` rows of a failed batch again, whole or in halves, and returns true; or
     * fails them.
     */
    failed(batch: SentBatch<L>, wanted: readonly Row<L>[], error: EnrichmentError): boolean {
      const { kind, retryAfterMs: askedMs = 0 } = error;
      const failureCount = batch.failureCount + 1;
      const isLost = kind === 'network' || kind === 'timeout';
      const isOffline = isLost && connection() !== 'online';
      if (isOffline) triesAt = now() + jitter(OFFLINE_RETRY_MS);
      if (batch.isProbe && isOffline) pause.abortProbe();
      else if (batch.isProbe) pause.failProbe(batch.rows, error);
      // A failure while offline does not count: the request may never have left the machine.
      const isWhole = isOffline || (!batch.isProbe && kind === 'rate-limited' && slowDown(error));
      if (isWhole) enqueue(batch.origin, wanted);
      else if (batch.isProbe) fail(wanted, error);
      else if (attempts > 1 && (kind === 'rejected' || hasSuspect(batch, error))) {
        return bisect(batch, wanted, error);
      } else if (
        (isLost || kind === 'server') &&
        failureCount < attempts &&
        askedMs <= MAX_RETRY_WAIT_MS
      ) {
        const retryAt = now() + Math.max(backoffMs(batch.failureCount), askedMs);
        enqueue({ ...batch, failureCount, retryAt }, wanted);
        return wanted.length > 0;
      } else {
        if (isRefusal(error)) pause.begin(batch.rows, error, batch.sentAt);
        fail(wanted, error);
      }
      return isWhole && wanted.length > 0;
    },
    /** Fails the bad rows of bisections whose other rows have all settled. */
    finishBisections() {
      for (const bisection of bisections) {
        const { batch, error, accepted } = bisection;
        const rejected = [...bisection.rows];
        if (rejected.some(({ status }) => status !== 'rejected')) continue;
        bisections.delete(bisection);
        if (rejected.length === 0) continue;
        fail(rejected, error);
        if (accepted) continue;
        for (const { lookup } of rejected) loneRejections.add(lookup.key);
        // If no row was accepted, the rows are not at fault; the quota may be used up.
        if (rejected.length > 1 || loneRejections.size >= MAX_LONE_REJECTIONS)
          pause.begin(batch.rows, error);
      }
    },
    pause,
    /**
     * Retries everything, because the connection or the reader is back, or the reader asked for it.
     */
    retryAll() {
      if (triesAt !== undefined) triesAt = now();
      if (pause.state()) pause.probeNow();
      else retryFailing('all');
    },
    /**
     * When something may be sent, a probe if paused; undefined while certainly offline or while
     * probing. `isWanted`: whether anything is queued.
     */
    sendsAt(isWanted: boolean): number | undefined {
      const state = connection();
      if (state === 'online') triesAt = undefined;
      const isOffline = state === 'offline' || triesAt !== undefined;
      if ((isWanted || offline) && offline !== isOffline) {
        offline = isOffline;
        emit({ type: offline ? 'paused' : 'resumed', reason: 'offline' });
        if (!offline) this.retryAll();
      }
      const probesAt = pause.state() ? pause.probesAt() : resumesAt;
      if (state === 'offline' || probesAt === undefined) return undefined;
      return Math.max(resumesAt, probesAt, triesAt ?? 0);
    },
  };
}
