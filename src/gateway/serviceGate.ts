import { EnrichmentError } from '../service/EnrichmentError.js';

/** The longest wait that a service may ask for. */
const MAX_WAIT_MS = 60_000;
/** After a service that is busy and does not say for how long. */
const BUSY_MS = 1_000;
/** After a service that refused the key or the address. */
const REFUSED_MS = 1_000;
const MAX_REFUSED_MS = 30_000;
/**
 * For so long after a success a 403, a 404 or a redirect is taken for one of the row: a firewall
 * may dislike its text, and one customer's row must not stop all others.
 */
const TRUSTED_MS = 10_000;

/** The one way to the service: what it says to one scope holds for all. */
export interface ServiceGate {
  /** Runs a call when there is a slot for it. Rejects at once while the gate is closed. */
  run<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Why a call would be rejected now, with the time that is left; undefined while open. */
  closed(): EnrichmentError | undefined;
}

interface GateOptions {
  concurrency: number;
  now(): number;
  /** It stays closed for so long, and the calls that were in flight have ended. */
  onClosed?(waitMs: number): void;
}

/**
 * At most `concurrency` calls at a time. After 429 or 503 the gate is closed for as long as the
 * service asked, and after 401 for a second, doubling to 30 s: with one key for all, another scope
 * would be told the same. So it is after 403, 404 or a redirect, if no call succeeded in the last
 * ten seconds. Then one call at a time finds out.
 */
export function createServiceGate({ concurrency, now, onClosed }: GateOptions): ServiceGate {
  let running = 0;
  let refusals = 0;
  let isTrying = false;
  let reopensAt = 0;
  let succeededAt = Number.NEGATIVE_INFINITY;
  let reason: EnrichmentError | undefined;
  const queue: (() => void)[] = [];

  const closed = (): EnrichmentError | undefined => {
    const retryAfterMs = reopensAt - now();
    if (!reason || retryAfterMs <= 0) return undefined;
    const { kind, status } = reason;
    return new EnrichmentError(kind, { status, retryAfterMs });
  };

  const close = (error: unknown): void => {
    if (!(error instanceof EnrichmentError)) return;
    const { kind, retryAfterMs = BUSY_MS } = error;
    const isRefusal = kind === 'unauthorized' || kind === 'refused';
    if (!isRefusal && kind !== 'rate-limited') return;
    const isOfKey = kind === 'unauthorized' && error.status !== 403;
    if (isRefusal && !isOfKey && now() - succeededAt < TRUSTED_MS) return;
    // Calls that were in flight together are one refusal.
    if (isRefusal && !closed()) refusals += 1;
    const waitMs = isRefusal
      ? Math.min(REFUSED_MS * 2 ** Math.max(0, refusals - 1), MAX_REFUSED_MS)
      : Math.min(retryAfterMs, MAX_WAIT_MS);
    isTrying = true;
    reason = error;
    reopensAt = Math.max(reopensAt, now() + waitMs);
    // Those who wait for a slot are told at once.
    for (const start of queue.splice(0)) {
      running += 1;
      start();
    }
  };

  const next = (): void => {
    const limit = isTrying ? 1 : concurrency;
    while (running < limit && queue.length > 0) {
      running += 1;
      queue.shift()?.();
    }
  };

  return {
    closed,
    async run(call, signal) {
      const refusal = closed();
      if (refusal) throw refusal;
      await slot(signal);
      try {
        const told = closed();
        if (told) throw told;
        signal.throwIfAborted();
        const result = await call().catch((error) => {
          close(error);
          throw error;
        });
        // A call that began before the gate was closed says nothing about now.
        if (!closed()) {
          succeededAt = now();
          isTrying = false;
          refusals = 0;
          reason = undefined;
        }
        return result;
      } finally {
        running -= 1;
        if (running === 0 && closed()) onClosed?.(reopensAt - now());
        next();
      }
    },
  };

  function slot(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const place = queue.indexOf(start);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave);
      queue.push(start);
      next();
    });
  }
}
