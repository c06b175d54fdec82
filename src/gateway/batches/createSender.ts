import type { PlannerEvent } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { now } from '../../utils/time.js';
import type { Breaker } from '../createBreaker.js';
import type { GatewayLookup } from '../createLookupMaker.js';
import type { Results } from '../createResults.js';
import type { RowQueue } from './createRowQueue.js';
import { partsToRetry } from './partsToRetry.js';
import { allRowsOf, type Batch, idOf, type Row, type RowOutcome } from './Row.js';

interface SenderOptions {
  fetcher: MerchantListFetcher;
  rows: RowQueue;
  breaker: Breaker;
  results: Pick<Results, 'keep'>;
  /** Timeout of the service, in milliseconds. */
  serviceMs: number;
  onEvent(event: PlannerEvent): void;
  random(): number;
}

/**
 * Sends a batch in one request to the service; `onOverdue` is called if that takes unusually long.
 * `kept` resolves once its results are stored.
 */
export type Send = (
  batch: Batch,
  signal: AbortSignal,
  onOverdue: () => void,
) => Promise<{ kept?: Promise<void> }>;

/**
 * Creates the function that sends a batch, and settles its rows or queues them again. It never
 * rejects.
 */
export function createSender(options: SenderOptions): Send {
  const { fetcher, rows, breaker, results, serviceMs, onEvent, random } = options;
  let batches = 0;

  /** Queues the rows of a failed batch again, whole or in halves, or fails them. */
  function recover(number: number, batch: Batch, error: EnrichmentError): boolean {
    const left = rows.wantedIn(batch);
    const wanted = left ? allRowsOf(left) : [];
    const refusal = breaker.refusal();
    const context = { serviceMs, pausedMs: refusal?.retryAfterMs, random };
    const parts = left ? partsToRetry(left, error, context) : [];
    if (parts.length > 1) {
      onEvent({ type: 'split', batch: number, sizes: parts.map((part) => part.rows.length) });
    }
    // A row that fails alone, after others of its batch have succeeded, is itself the cause.
    const isAlone = allRowsOf(batch).length === 1 && batch.bisection?.isAccepted;
    const isOwnFault = isAlone && !refusal && error.kind !== 'rate-limited';
    const own = isOwnFault && new EnrichmentError('rejected', { status: error.status });
    // If the breaker opened for the same reason, its shorter wait is reported.
    const told = own || (refusal?.kind === error.kind ? refusal : error);
    if (parts.length === 0) for (const row of wanted) rows.settle(row, told);
    rows.retry(parts);
    return parts.length > 0;
  }

  return async function send(batch, signal, onOverdue) {
    const { rows: sent, rest, failures } = batch;
    const number = ++batches;
    const began = now();
    const attempt = failures + 1;
    const report = (some: readonly Row[]) => ({
      ...{ batch: number, ids: some.map(idOf), attempt, durationMs: now() - began },
    });
    onEvent({ type: 'sent', batch: number, ids: sent.map(idOf), filled: 0, attempt, probe: false });
    const scopes = new Set(sent.flatMap(({ waiters }) => [...waiters].map(({ scope }) => scope)));
    const call = breaker.begin(scopes);
    const overdue = () => {
      call.overdue();
      onOverdue();
    };
    const isWatched = call.overdueMs < serviceMs;
    const timer = isWatched ? setTimeout(overdue, call.overdueMs) : undefined;
    try {
      const lookups = sent.map(({ lookup }) => lookup);
      const response = await fetchMerchantList(fetcher, lookups, signal);
      call.succeeded();
      const bisection = batch.bisection ?? { parts: 0, isAccepted: true };
      bisection.isAccepted = true;
      if (rest) rows.retry([{ rows: rest, failures: 0, readyAt: 0, bisection }]);
      response.issues.forEach(onEvent);
      const received = new Map<GatewayLookup, MerchantResult>();
      for (const row of sent) {
        const outcome = response.rows.get(idOf(row)) ?? new EnrichmentError('missing');
        if (!(outcome instanceof Error)) received.set(row.lookup, outcome);
        rows.settle(row, outcome instanceof Error ? outcome : answerOf(outcome));
      }
      const good = sent.filter(({ lookup }) => received.has(lookup));
      if (good.length > 0) onEvent({ type: 'received', ...report(good) });
      return { kept: results.keep(received) };
    } catch (error) {
      // `fetchMerchantList` rejects only with this error.
      const failure = error as EnrichmentError;
      // Aborted because the gateway is closed.
      if (signal.aborted) return {};
      call.failed(failure);
      const retried = recover(number, { ...batch, failures: attempt }, failure);
      const { kind, status } = failure;
      const failed = retried ? sent : allRowsOf(batch);
      onEvent({ type: 'failed', ...report(failed), kind, status, retried });
      return {};
    } finally {
      clearTimeout(timer);
    }
  };
}

function answerOf({ merchants, receipt = {} }: MerchantResult): RowOutcome {
  return { json: JSON.stringify(merchants), headers: receipt };
}
