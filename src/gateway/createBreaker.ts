import { EnrichmentError } from '../service/EnrichmentError.js';

/** Maximum wait that a service may ask for. */
export const MAX_ASKED_MS = 60_000;
/** Pause for a busy service without `Retry-After`. */
const BUSY_MS = 1_000;
/**
 * Pause after a refusal or failure. After each failed test, the pause of a refusal is doubled, and
 * for a failure what callers are told to wait: a service that works again is noticed within a second.
 */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** A call is overdue after this many times the slowest of the last successful calls… */
const OVERDUE_FACTOR = 4;
/** …and not before this. A test is overdue after this. */
const MIN_OVERDUE_MS = 1_000;
/**
 * How long after a success a 403, a 404 or a redirect is attributed to the row: a firewall may
 * reject its text.
 */
const TRUSTED_MS = 10_000;
/** How long a 503 counts as evidence. */
const BUSY_EVIDENCE_MS = 10_000;
/** Number of finished calls that are remembered. */
const WINDOW = 20;
/** Minimum number of failures; they must also be at least half of the window. */
const MIN_FAILURES = 5;

type BreakerState = 'ok' | 'trying' | 'paused';

/** Circuit breaker: decides from the last outcomes whether the service may be called. */
export interface Breaker {
  /** Why nothing may be sent now, with the time that callers should wait; undefined if it may. */
  refusal(): EnrichmentError | undefined;
  /** The same while the service is tested, for callers who cannot wait for the outcome. */
  excuse(): EnrichmentError | undefined;
  /** Maximum concurrent calls: one while testing whether the service works again. */
  limit(): number;
  /** Starts a call on behalf of these scopes. Report its end with one of the two functions. */
  begin(scopes: ReadonlySet<string>): BreakerCall;
  state(): BreakerState;
  /** Why it paused, until a call succeeds. */
  reason(): EnrichmentError | undefined;
  /** Whether a test has failed or is overdue, so that waiting for the next one is pointless. */
  isDown(): boolean;
  /** Whether a call for this scope has failed since it paused. */
  hasFailed(scope: string): boolean;
}

interface BreakerCall {
  /** How long the call may take before it is overdue, in milliseconds; `Infinity` if unknown. */
  readonly overdueMs: number;
  /** Counts the call as a failure unless it still succeeds. */
  overdue(): void;
  succeeded(): void;
  failed(error: EnrichmentError): void;
}

interface BreakerOptions {
  /** Maximum concurrent calls. */
  concurrency: number;
  now(): number;
  /** Called when the state changes. `waitMs`: how long it stays `paused`. */
  onChange?:
    | ((state: BreakerState, reason: EnrichmentError | undefined, waitMs: number) => void)
    | undefined;
}

type Ending = 'ok' | 'refused' | 'busy' | 'failed';

interface Ended {
  how: Ending;
  readonly at: number;
  readonly scopes: ReadonlySet<string>;
}

/**
 * A circuit breaker for the service. It opens at once after a 401, which concerns the key, and
 * after a 429, which concerns the key's quota. Failures that one row may cause open it only on the
 * evidence of two calls without a common scope, so that one customer never decides for all: 403,
 * 404 and redirects without a success in the last ten seconds, 503, and failures, timeouts or
 * unusable bodies of at least half of the last calls. A call that takes far longer than the last
 * ones counts as a failure before its timeout, because a service that hangs would otherwise keep all
 * slots until then. After the pause, one call at a time tests the service, and if that one is
 * overdue, another; the first success closes the breaker.
 */
export function createBreaker({ concurrency, now, onChange }: BreakerOptions): Breaker {
  let ended: Ended[] = [];
  let pauses = 0;
  let reopensAt = 0;
  /** Minimum wait that callers are told. */
  let toldMs = 0;
  let isTestOverdue = false;
  let succeededAt = Number.NEGATIVE_INFINITY;
  /** Durations of the last successful calls. */
  const durations: number[] = [];
  /** Reason of the last pause; undefined after a success. */
  let reason: EnrichmentError | undefined;
  /** Scopes of calls that failed until a call succeeds. */
  const failedScopes = new Set<string>();
  /** Duration of the last pause. */
  let pausedMs = 0;
  /** Number of the current round. Calls of an earlier round say nothing about later ones. */
  let round = 0;

  const isPaused = (): boolean => reason !== undefined && reopensAt > now();

  const excuse = (): EnrichmentError | undefined => {
    if (!reason) return undefined;
    const { kind, status } = reason;
    const retryAfterMs = Math.max(toldMs, reopensAt - now());
    return new EnrichmentError(kind, { status, retryAfterMs });
  };

  const pause = (error: EnrichmentError, askedMs?: number): void => {
    pauses += 1;
    const ownMs = Math.min(FIRST_PAUSE_MS * 2 ** (pauses - 1), MAX_PAUSE_MS);
    const isRefusal = error.kind === 'unauthorized' || error.kind === 'refused';
    const waitMs = askedMs ?? (isRefusal ? ownMs : FIRST_PAUSE_MS);
    // Without this, an outage would be one event a second.
    const isNews = reason?.kind !== error.kind || waitMs !== pausedMs;
    toldMs = askedMs ?? ownMs;
    pausedMs = waitMs;
    reason = error;
    reopensAt = now() + waitMs;
    ended = [];
    isTestOverdue = false;
    round += 1;
    if (isNews) onChange?.('paused', error, waitMs);
  };

  const close = (): void => {
    if (!reason) return;
    reason = undefined;
    failedScopes.clear();
    pauses = 0;
    isTestOverdue = false;
    onChange?.('ok', undefined, 0);
  };

  const note = (how: Ending, scopes: ReadonlySet<string>): Ended => {
    const end = { how, at: now(), scopes };
    ended.push(end);
    if (ended.length > WINDOW) ended.shift();
    return end;
  };

  /** Whether the outcomes since the last pause are the service's fault. */
  const isOfService = (how: Ending): boolean => {
    const time = now();
    if (reason) return isOfTwo(ended.filter((end) => end.how !== 'ok'));
    const lastOk = ended.findLastIndex((end) => end.how === 'ok');
    if (how === 'refused') {
      const since = ended.slice(lastOk + 1).filter((end) => end.how === 'refused');
      return time - succeededAt >= TRUSTED_MS && isOfTwo(since);
    }
    if (how === 'busy') {
      return isOfTwo(ended.filter((end) => end.how === 'busy' && time - end.at < BUSY_EVIDENCE_MS));
    }
    const failures = ended.filter((end) => end.how === 'failed');
    const isShare = failures.length >= MIN_FAILURES && failures.length * 2 >= ended.length;
    return isShare && isOfTwo(failures);
  };

  const fail = (error: EnrichmentError, scopes: ReadonlySet<string>, began: number): void => {
    const { kind, status, retryAfterMs } = error;
    const isQuota = kind === 'rate-limited' && status !== 503;
    const waitMs = Math.min(retryAfterMs ?? BUSY_MS, MAX_ASKED_MS);
    if (began !== round) {
      // Among calls that were in flight together, the longest wait applies.
      if (isQuota && isPaused()) reopensAt = Math.max(reopensAt, now() + waitMs);
      return;
    }
    if (isQuota) pause(error, waitMs);
    else if (kind === 'unauthorized' && status !== 403) pause(error);
    else {
      const how = endingOf(error);
      if (!how) return;
      note(how, scopes);
      if (isOfService(how)) pause(error, how === 'busy' ? waitMs : undefined);
    }
  };

  return {
    refusal: () => (isPaused() ? excuse() : undefined),
    excuse,
    limit: () => (reason ? 1 : concurrency),
    reason: () => reason,
    isDown: () => reason !== undefined && (pauses > 1 || isTestOverdue),
    hasFailed: (scope) => failedScopes.has(scope),
    state() {
      if (!reason) return 'ok';
      return isPaused() ? 'paused' : 'trying';
    },
    begin(scopes) {
      const began = round;
      const beganAt = now();
      const isTest = reason !== undefined;
      const usualMs = durations.length > 0 ? Math.max(...durations) * OVERDUE_FACTOR : Infinity;
      /** The failure that the call counts as since it became overdue. */
      let overdue: Ended | undefined;
      return {
        overdueMs: isTest ? MIN_OVERDUE_MS : Math.max(usualMs, MIN_OVERDUE_MS),
        overdue() {
          if (began !== round) return;
          if (isTest) {
            isTestOverdue = true;
            for (const scope of scopes) failedScopes.add(scope);
            return;
          }
          overdue = note('failed', scopes);
          if (isOfService('failed')) pause(new EnrichmentError('timeout'));
        },
        succeeded() {
          durations.push(now() - beganAt);
          if (durations.length > WINDOW) durations.shift();
          // The calls that paused the service as overdue were only slow.
          const wasMistaken = overdue !== undefined && reason?.kind === 'timeout';
          if (began !== round) {
            if (wasMistaken && round === began + 1) close();
            return;
          }
          succeededAt = now();
          if (overdue) overdue.how = 'ok';
          else note('ok', scopes);
          close();
        },
        failed(error) {
          // Counts once, as what it was in the end.
          ended = ended.filter((end) => end !== overdue);
          fail(error, scopes, began);
          if (reason) for (const scope of scopes) failedScopes.add(scope);
        },
      };
    },
  };
}

/** Undefined for errors that concern only the rows of one request. */
function endingOf({ kind }: EnrichmentError): Ending | undefined {
  if (kind === 'unauthorized' || kind === 'refused') return 'refused';
  if (kind === 'rate-limited') return 'busy';
  const isFailure =
    kind === 'server' || kind === 'network' || kind === 'timeout' || kind === 'malformed';
  return isFailure ? 'failed' : undefined;
}

/** Whether two of these calls had no scope in common. */
const isOfTwo = (ends: readonly Ended[]): boolean =>
  ends.some((one, index) =>
    ends
      .slice(index + 1)
      .some((other) => ![...one.scopes].some((scope) => other.scopes.has(scope))),
  );
