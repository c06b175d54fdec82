import type { PlannerEvent } from '../planner/types.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import { now } from '../utils/time.js';
import { createClaimedSender } from './batches/createClaimedSender.js';
import { createRowQueue } from './batches/createRowQueue.js';
import { createSender } from './batches/createSender.js';
import { createSlots } from './batches/createSlots.js';
import { PATIENCE_MS } from './batches/partsToRetry.js';
import {
  allRowsOf,
  type Background,
  type Batch,
  backgroundOf,
  type Caller,
  type Row,
  type RowOutcome,
  scopeOf,
} from './batches/Row.js';
import type { Breaker } from './createBreaker.js';
import type { Claims } from './createClaims.js';
import type { GatewayLookup } from './createLookupMaker.js';
import type { Results } from './createResults.js';

interface BatcherLimits {
  readonly batchSize: number;
  readonly concurrency: number;
  readonly queuedRows: number;
  readonly serviceMs: number;
}

interface BatcherOptions {
  fetcher: MerchantListFetcher;
  limits: BatcherLimits;
  breaker: Breaker;
  results: Pick<Results, 'read' | 'keep'>;
  /** For replicas that share a store; within one process a lookup is requested only once. */
  claims: Claims | undefined;
  onEvent(event: PlannerEvent): void;
  random(): number;
}

export type Batcher = ReturnType<typeof createBatcher>;

/**
 * Requests lookups from the service in batches of one sharing scope and equal options, newest
 * first and the background last, each lookup once however many callers wait for it. A row waits in a
 * bounded queue for a slot, and leaves it when no caller waits for it. A request that is overdue
 * lends its slot to others. A failed batch is sent up to three times, a rejected one in halves
 * (`partsToRetry`). Sends nothing while the breaker is open.
 */
export function createBatcher(options: BatcherOptions) {
  const { fetcher, limits, breaker, results, claims, onEvent, random } = options;
  const { batchSize, queuedRows, serviceMs } = limits;
  const rows = createRowQueue({ batchSize, queuedRows, onEvent });
  const slots = createSlots(limits.concurrency);
  /** Everything under way, including storing results and releasing claims afterwards. */
  const work = new Set<Promise<unknown>>();
  /** Start of the current test of a paused service. */
  let triedSince: number | undefined;
  let isScheduled = false;
  let isClosed = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const send = createSender({ fetcher, rows, breaker, results, serviceMs, onEvent, random });

  const schedule = (): void => {
    if (!isScheduled) queueMicrotask(flush);
    isScheduled = true;
  };

  const sendClaimed =
    claims &&
    createClaimedSender({
      ...{ claims, results, rows, serviceMs, track },
      onQueued: schedule,
      isClosed: () => isClosed,
    });

  /** Removes the next batch from the queue; undefined if nothing can be sent. */
  const nextBatch = (time: number): Batch | undefined => {
    const isFree = (row: Row) => !slots.isFull(row.sharingScope, backgroundOf(row) !== undefined);
    // Scopes whose rows failed in tests go last, or one scope could use up all tests.
    const isUntried = (row: Row) => isFree(row) && !breaker.hasFailed(scopeOf(row));
    const untried = breaker.reason() && rows.takeNext(time, isUntried);
    return untried ?? rows.takeNext(time, isFree);
  };

  /**
   * Whether a batch may be sent. The background pays for requests that carry nothing else; if it may
   * not, its loads are cancelled.
   */
  const isAllowed = (batch: Batch): boolean => {
    const background = behindOf(batch);
    if (!background || background.mayRequest()) return true;
    rows.cancel(allRowsOf(batch), background);
    return false;
  };

  function flush(): void {
    isScheduled = false;
    clearTimeout(alarm);
    if (isClosed) return;
    // Read once: a batch that becomes ready meanwhile is neither sent now nor forgotten.
    const time = now();
    const refusal = breaker.refusal();
    const waitMs = refusal?.retryAfterMs ?? 0;
    if (refusal && waitMs > PATIENCE_MS) {
      rows.giveUp(refusal);
      return;
    }
    while (!refusal && slots.taken() < breaker.limit()) {
      const batch = nextBatch(time);
      if (!batch) break;
      if (isAllowed(batch)) start(batch);
    }
    const reason = refusal ? undefined : breaker.reason();
    if (!reason) triedSince = undefined;
    else if (slots.taken() > 0) triedSince ??= now();
    const triedMs = now() - (triedSince ?? now());
    // While one request tests the service, queued rows wait no longer than during a pause; much
    // shorter once a test has failed, or an outage would fill the places of rows that are stored.
    const patienceMs = breaker.isDown() ? TICK_MS : PATIENCE_MS;
    const excuse = breaker.excuse();
    if (excuse && !refusal && triedMs >= patienceMs) rows.giveUp(excuse, now() - patienceMs);
    const times = rows.retryTimes(time);
    if (refusal) times.push(now() + waitMs);
    else if (reason && !rows.isEmpty()) times.push(now() + TICK_MS);
    if (times.length > 0) alarm = setTimeout(flush, Math.max(0, Math.min(...times) - now()));
  }

  function start(batch: Batch): void {
    const { signal, lend, free } = slots.take(
      (batch.rows[0] as Row).sharingScope,
      behindOf(batch) !== undefined,
    );
    const end = () => {
      free();
      schedule();
    };
    const onOverdue = () => {
      lend();
      schedule();
    };
    track(run(batch, signal, onOverdue).finally(end));
  }

  function track(task: Promise<unknown>): void {
    work.add(task);
    void task.finally(() => work.delete(task));
  }

  /** Never rejects. */
  async function run(batch: Batch, signal: AbortSignal, onOverdue: () => void): Promise<void> {
    const background = behindOf(batch);
    let isSent = false;
    const sendNow = (own: Batch) => {
      isSent = true;
      background?.requested(true);
      return send(own, signal, onOverdue);
    };
    if (sendClaimed && !batch.isOverdue) await sendClaimed(batch, sendNow);
    else {
      const { kept } = await sendNow(batch);
      if (kept) track(kept);
    }
    if (!isSent) background?.requested(false);
  }

  return {
    /**
     * Returns outcomes in the order of `lookups`. Ends early, for this caller only, when `signal`
     * is aborted, or after `ms`; missing outcomes are undefined.
     */
    load(
      caller: Caller,
      lookups: readonly GatewayLookup[],
      signal: AbortSignal,
      ms?: number,
    ): Promise<readonly RowOutcome[]> {
      const ended = isClosed ? CLOSED : undefined;
      if (signal.aborted || isClosed) return Promise.resolve(lookups.map(() => ended));
      const loaded = rows.load(caller, lookups, signal, ms);
      schedule();
      return loaded;
    },
    /** Settles rows that the store has answered late. */
    offer(found: ReadonlyMap<GatewayLookup, RowOutcome>): void {
      for (const [{ key }, answer] of found) rows.answer(key, answer);
    },
    /** Number of rows waiting for a slot. */
    queued: rows.queued,
    /** Resolves once no request to the service or write to the store is under way. */
    async settled(): Promise<void> {
      while (work.size > 0) await Promise.allSettled([...work]);
    },
    /** Ends all loads and requests. */
    close(): void {
      isClosed = true;
      clearTimeout(alarm);
      slots.abort();
      rows.close(CLOSED);
    },
  };
}

/** How often rows that wait for a test of the service are looked at. */
const TICK_MS = PATIENCE_MS / 4;

/** Another replica can be asked immediately. */
const CLOSED = new EnrichmentError('timeout', { retryAfterMs: PATIENCE_MS });

/** The background of a batch that carries nothing else. */
const behindOf = ({ rows }: Batch): Background | undefined =>
  rows.every(backgroundOf) ? backgroundOf(rows[0] as Row) : undefined;
