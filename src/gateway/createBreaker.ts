import { EnrichmentError } from '../service/EnrichmentError.js';

/** The longest wait that a service may ask for. */
const MAX_WAIT_MS = 60_000;
/** After a service that is busy and does not say for how long. */
const BUSY_MS = 1_000;
/** After a service that refused or failed; doubled each time that a trial fails. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/**
 * For so long after a success a 403, a 404 or a redirect is taken for one of the row: a firewall may
 * dislike its text.
 */
const TRUSTED_MS = 10_000;
/** For so long a 503 counts as evidence. */
const BUSY_EVIDENCE_MS = 10_000;
/** Ends of calls that are remembered. */
const WINDOW = 20;
/** Of those at least half, and at least so many, must have failed. */
const MIN_FAILURES = 5;

export type BreakerState = 'ok' | 'trying' | 'paused';

/** Decides whether the service may be called, by how the last calls ended. */
export interface Breaker {
  /** Why nothing may be sent now, with the time that is left; undefined if it may. */
  refusal(): EnrichmentError | undefined;
  /** Calls at a time: one while it is tried whether the service works again. */
  limit(): number;
  /** A call on behalf of these scopes begins. Report its end by one of the two functions. */
  begin(scopes: ReadonlySet<string>): {
    succeeded(): void;
    failed(error: EnrichmentError): void;
  };
  state(): BreakerState;
  /** What it paused for, until a call succeeds. */
  reason(): EnrichmentError | undefined;
}

interface BreakerOptions {
  /** Calls at a time. */
  concurrency: number;
  now(): number;
  /** The state has changed. `waitMs`: how long it stays `paused`. */
  onChange?:
    | ((state: BreakerState, reason: EnrichmentError | undefined, waitMs: number) => void)
    | undefined;
}

type Ending = 'ok' | 'refused' | 'busy' | 'failed';

interface Ended {
  readonly how: Ending;
  readonly at: number;
  readonly scopes: ReadonlySet<string>;
}

/**
 * A circuit breaker for the one way to the service. It opens at once after a 401, which is of the
 * key, and after a 429, which is of the key's quota. Whatever one row may cause opens it only on the
 * evidence of two calls that had no scope in common: one customer never decides for all. Such are
 * 403, 404 and redirects without a success in the last ten seconds, 503, and a failure, timeout or
 * unusable body of at least half of the last calls. Once the pause is over, one call at a time tries
 * the service; the first success ends that, and further failures of two scopes pause it for twice
 * as long, up to 30 s.
 */
export function createBreaker({ concurrency, now, onChange }: BreakerOptions): Breaker {
  let ended: Ended[] = [];
  let pauses = 0;
  let reopensAt = 0;
  let succeededAt = Number.NEGATIVE_INFINITY;
  /** Why it paused last; undefined once a call has succeeded since. */
  let reason: EnrichmentError | undefined;
  /** The calls of one pause and the time until the next say nothing about what comes later. */
  let round = 0;

  const refusal = (): EnrichmentError | undefined => {
    const retryAfterMs = reopensAt - now();
    if (!reason || retryAfterMs <= 0) return undefined;
    const { kind, status } = reason;
    return new EnrichmentError(kind, { status, retryAfterMs });
  };

  const pause = (error: EnrichmentError, askedMs?: number): void => {
    pauses += 1;
    const ownMs = Math.min(FIRST_PAUSE_MS * 2 ** (pauses - 1), MAX_PAUSE_MS);
    const waitMs = askedMs ?? ownMs;
    reason = error;
    reopensAt = now() + waitMs;
    ended = [];
    round += 1;
    onChange?.('paused', error, waitMs);
  };

  const note = (how: Ending, scopes: ReadonlySet<string>): void => {
    ended.push({ how, at: now(), scopes });
    if (ended.length > WINDOW) ended.shift();
  };

  /** Whether what happened since the last pause is the service's doing. */
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

  return {
    refusal,
    limit: () => (reason ? 1 : concurrency),
    reason: () => reason,
    state() {
      if (!reason) return 'ok';
      return refusal() ? 'paused' : 'trying';
    },
    begin(scopes) {
      const began = round;
      return {
        succeeded() {
          if (began !== round) return;
          succeededAt = now();
          note('ok', scopes);
          if (!reason) return;
          reason = undefined;
          pauses = 0;
          onChange?.('ok', undefined, 0);
        },
        failed(error) {
          const { kind, status, retryAfterMs } = error;
          const isQuota = kind === 'rate-limited' && status !== 503;
          const waitMs = Math.min(retryAfterMs ?? BUSY_MS, MAX_WAIT_MS);
          if (began !== round) {
            // Of those that were in flight together, the longest wait holds.
            if (isQuota && refusal()) reopensAt = Math.max(reopensAt, now() + waitMs);
            return;
          }
          if (isQuota) return pause(error, waitMs);
          if (kind === 'unauthorized' && status !== 403) return pause(error);
          const how = endingOf(error);
          if (!how) return;
          note(how, scopes);
          if (isOfService(how)) pause(error, how === 'busy' ? waitMs : undefined);
        },
      };
    },
  };
}

/** Undefined for what concerns the rows of one request only. */
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
