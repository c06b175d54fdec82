import type { EnrichmentError } from '../../service/EnrichmentError.js';
import { now } from '../../utils/now.js';
import type { Batch } from './Row.js';

/** A caller whose rows would have to wait longer for a paused service is told to come back. */
export const PATIENCE_MS = 1_000;
/** How often a batch is sent if the service or the way to it fails. */
const ATTEMPTS = 3;
/** Before the second attempt, and twice as long before the third. */
const BACKOFF_MS = 500;
/** Enough to find one bad row of 25 (at most ten batches) or two, and a bound if all are bad. */
const MAX_PARTS = 16;
/** The same bound for a batch that the service may refuse whatever its rows are. */
const MAX_REFUSED_PARTS = 6;

interface RetryContext {
  /** How long the service may take. */
  serviceMs: number;
  /** How long the service is left alone; undefined if it is not. */
  pausedMs: number | undefined;
  random(): number;
}

/**
 * What is sent again of a batch that failed, of which all rows are still wanted: nothing, the whole, or
 * two halves.
 */
export function partsToRetry(
  batch: Batch,
  { kind, status, retryAfterMs }: EnrichmentError,
  { serviceMs, pausedMs, random }: RetryContext,
): readonly Batch[] {
  const { rows, failures } = batch;
  if (rows.length === 0) return [];
  // A 401 is of the key. Anything else a firewall may say to one text.
  const isRefused = kind === 'refused' || (kind === 'unauthorized' && status === 403);
  if (kind === 'rejected' || isRefused) return halvesOf(batch, isRefused);
  if (failures >= ATTEMPTS) return [];
  // Give or take a quarter: replicas that failed together must not come back together.
  const backoffMs = BACKOFF_MS * 2 ** (failures - 1) * (0.75 + random() / 2);
  if (kind === 'rate-limited') {
    const waitMs = pausedMs ?? retryAfterMs ?? backoffMs;
    return waitMs > PATIENCE_MS ? [] : [{ ...batch, readyAt: now() + waitMs }];
  }
  const mayPass = kind === 'server' || kind === 'network' || kind === 'timeout';
  // Nobody waits for much longer than the service may take.
  const isInTime = now() - Math.max(...rows.map(({ since }) => since)) < serviceMs;
  return mayPass && isInTime ? [{ ...batch, readyAt: now() + backoffMs }] : [];
}

function halvesOf({ rows, bisection }: Batch, isRefused: boolean): readonly Batch[] {
  const shared = bisection ?? { parts: 0, isAccepted: false };
  const max = isRefused && !shared.isAccepted ? MAX_REFUSED_PARTS : MAX_PARTS;
  if (rows.length === 1 || shared.parts + 2 > max) return [];
  shared.parts += 2;
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)].map((part) => ({
    ...{ rows: part, failures: 0, readyAt: 0, bisection: shared },
  }));
}
