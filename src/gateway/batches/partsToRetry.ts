import type { EnrichmentError } from '../../service/EnrichmentError.js';
import { now } from '../../utils/time.js';
import { allRowsOf, type Batch, type Row } from './Row.js';

/** Callers whose rows would have to wait longer for a paused service get a `Retry-After`. */
export const PATIENCE_MS = 1_000;
/** Maximum attempts for a batch if the service or the network fails. */
const ATTEMPTS = 3;
/** Wait before the second attempt; doubled before the third. */
const BACKOFF_MS = 500;
/**
 * Enough to find one (at most ten batches) or two bad rows among 25, and a limit if all are bad.
 */
const MAX_PARTS = 16;
/** The same limit for a batch that the service may refuse whatever its rows. */
const MAX_REFUSED_PARTS = 6;

interface RetryContext {
  /** Timeout of the service, in milliseconds. */
  serviceMs: number;
  /** Remaining pause of the service; undefined if it is not paused. */
  pausedMs: number | undefined;
  random(): number;
}

/**
 * Decides what to send again of a failed batch whose rows are all still wanted: nothing, the whole
 * batch, or two halves. If the service or the network fails, a retry sends one half, and the next
 * one the other: as soon as one succeeds, the rest is known to be to blame, and an outage costs no
 * more requests than retries of the whole would.
 */
export function partsToRetry(
  batch: Batch,
  { kind, status, retryAfterMs }: EnrichmentError,
  { serviceMs, pausedMs, random }: RetryContext,
): readonly Batch[] {
  const { rows, rest, failures, bisection } = batch;
  const all = allRowsOf(batch);
  // A 401 concerns the key. A firewall may give any other status because of one text.
  const isRefused = kind === 'refused' || (kind === 'unauthorized' && status === 403);
  if (kind === 'rejected' || isRefused) return halvesOf(batch, isRefused);
  // ±25 % jitter, so that replicas that failed together do not retry together.
  const backoffMs = BACKOFF_MS * 2 ** (failures - 1) * (0.75 + random() / 2);
  if (kind === 'rate-limited') {
    const waitMs = pausedMs ?? retryAfterMs ?? backoffMs;
    const isEnough = failures >= ATTEMPTS || waitMs > PATIENCE_MS;
    return isEnough ? [] : [{ ...batch, readyAt: now() + waitMs }];
  }
  const mayPass = kind === 'server' || kind === 'network' || kind === 'timeout';
  const mayBeOfOneRow = all.length > 1 && (mayPass || kind === 'malformed');
  // No caller waits much longer than the service's timeout.
  const isInTime = now() - Math.max(...all.map(({ since }) => since)) < serviceMs;
  if (!isInTime || !(mayPass || mayBeOfOneRow)) return [];
  if (mayBeOfOneRow && bisection?.isAccepted) return halvesOf(batch, false);
  if (failures >= ATTEMPTS) return [];
  const readyAt = now() + backoffMs;
  if (all.length === 1) return [{ ...batch, readyAt }];
  const [next, later] = rest ? [rest, rows] : halfRows(rows);
  return [{ ...batch, rows: next, rest: later, readyAt }];
}

function halvesOf(batch: Batch, isRefused: boolean): readonly Batch[] {
  const all = allRowsOf(batch);
  const shared = batch.bisection ?? { parts: 0, isAccepted: false };
  const max = isRefused && !shared.isAccepted ? MAX_REFUSED_PARTS : MAX_PARTS;
  if (all.length === 1 || shared.parts + 2 > max) return [];
  shared.parts += 2;
  return halfRows(all).map((rows) => ({
    ...{ rows, failures: 0, readyAt: 0, bisection: shared },
  }));
}

function halfRows(rows: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
}
