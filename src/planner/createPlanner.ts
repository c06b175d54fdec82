import type { EnrichmentError, EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import { type Batch, chooseRows, createDispatch, type SentBatch } from './dispatch.js';
import { createQueue, isWanted } from './queue.js';
import type { BatchLimits } from './readBatchOptions.js';
import { createRecovery } from './recovery.js';
import {
  type Lookup,
  LookupCancelledError,
  type Planner,
  type PlannerCallbacks,
  type PlannerEnvironment,
  type PlannerEvent,
  type Row,
} from './types.js';

/**
 * Builds a planner. What happens to it only changes rows; all decisions are made in `flush`, which
 * runs once, in a microtask, when the task is over. By then every row of a commit has said what it
 * wants, and a row that unmounted and mounted again, as under StrictMode, has changed nothing. A
 * timer would run later than needed: the request could have been on its way.
 */
export function createPlanner<L extends Lookup = Lookup>(
  callbacks: PlannerCallbacks<L>,
  environment: PlannerEnvironment,
  limits: BatchLimits,
): Planner<L> {
  const { now, setTimer } = environment;
  const { concurrency, timeoutMs } = limits;
  /** The rows just outside the screen, by list. */
  const next = new Map<object, readonly L[]>();
  const scrolling = new Set<object>();
  let batchCount = 0;
  let scheduled = false;
  let stopped = false;
  let cancelAlarm = () => {};

  const emit = (event: PlannerEvent) => {
    if (!stopped) callbacks.onEvent(event);
  };

  const schedule = () => {
    if (!scheduled) queueMicrotask(flush);
    scheduled = true;
  };

  const queue = createQueue<L>({ callbacks, limits, now, emit, schedule });
  const { rows, cancelUnlessWanted, finish, move, change } = queue;
  const { inFlight, send } = createDispatch<L>(callbacks, environment, timeoutMs);

  /** Tells which rows of a batch failed in this way; without a `kind`, which have a result. */
  const report = (batch: SentBatch<L>, ended: readonly Row<L>[], kind?: EnrichmentErrorKind) => {
    const kindOf = ({ outcome }: Row<L>) => (outcome instanceof Error ? outcome.kind : undefined);
    const ids = ended.filter((row) => kindOf(row) === kind).map(({ id }) => id);
    if (ids.length === 0) return;
    const event = { batch: batch.number, ids, durationMs: now() - batch.sentAt };
    emit(kind ? { type: 'failed', kind, ...event } : { type: 'received', ...event });
  };

  const fail = (batch: SentBatch<L>, failed: readonly Row<L>[], error: EnrichmentError) => {
    for (const row of failed) finish(row, error.forRow(row.id));
    report(batch, failed, error.kind);
  };

  const recovery = createRecovery<L>({
    environment,
    queue,
    emit,
    attempts: limits.attempts,
    fail,
  });

  /** What may fill a batch: rows on screen that are not due yet, then those just outside. */
  function* fillers(isSimilar: (row: Row<L>) => boolean): Generator<Row<L>> {
    if (limits.prefetch === 'none') return;
    for (const row of queue.waiting()) if (row.status === 'queued' && isSimilar(row)) yield row;
    for (const lookup of [...next.values()].flat()) {
      const row = queue.find(lookup);
      const isIdle = row.status === 'idle' && !lookup.result && isSimilar(row);
      if (isIdle && !callbacks.isKnown(lookup)) yield row;
    }
  }

  /** Chooses the rows that go with one that is due: those of its batch, or some of its group. */
  const chooseWith = ({ batch, lookup: { group } }: Row<L>) => {
    const isSimilar = (row: Row<L>) => row.batch === batch && row.lookup.group.key === group.key;
    const due = [...queue.waiting()].filter((row) => row.status === 'due' && isSimilar(row));
    const capacity = limits.maxBytes + 1 - group.bytes;
    return chooseRows(due, batch ? [] : fillers(isSimilar), { maxSize: limits.maxSize, capacity });
  };

  const sendWith = (first: Row<L>) => {
    const { batch: origin } = first;
    const chosen = chooseWith(first);
    const batch: SentBatch<L> = {
      failureCount: 0,
      ...origin,
      rows: chosen.rows,
      number: origin?.number ?? ++batchCount,
      sentAt: now(),
      origin,
    };
    for (const row of batch.rows) {
      rows.set(row.lookup.key, row);
      move(row, 'sent', batch);
    }
    emit({
      type: 'sent',
      batch: batch.number,
      ids: batch.rows.map(({ id }) => id),
      filled: chosen.filled,
      attempt: batch.failureCount + 1,
    });
    if (!stopped) send(batch, (response) => receive(batch, response));
  };

  /** Rows that a batch in flight still carries: one that was cancelled may even be loading anew. */
  const carriedBy = (batch: Batch<L>) =>
    batch.rows.filter((row) => row.batch === batch && row.status === 'sent');

  const receive = (batch: SentBatch<L>, response: ParsedResponse | EnrichmentError) => {
    schedule();
    const carried = carriedBy(batch);
    if (response instanceof Error) {
      recovery.failed(batch, carried.filter(cancelUnlessWanted), response);
      return;
    }
    recovery.succeeded(batch);
    // Every id that was sent has an outcome of its own.
    for (const row of carried) finish(row, response.rows.get(row.id));
    response.issues.forEach(emit);
    report(batch, carried);
    // A row that is missing was among the issues.
    report(batch, carried, 'malformed');
  };

  /** Hands over what is finished, sends what may be sent, and sets the alarm for the rest. */
  const flush = () => {
    scheduled = false;
    if (stopped) return;
    const time = now();
    recovery.finishBisections();
    queue.markDue(time, scrolling.size > 0, recovery.pausedBy());
    queue.settle();
    const sendsAt = recovery.sendsAt(queue.waiting().size > 0);
    let wakesAt = queue.nextDueAt();
    for (const row of queue.waiting()) {
      // Offline there is no time to wait for: the connection tells when it is back.
      const isBlocked = stopped || sendsAt === undefined || inFlight.size >= concurrency;
      if (row.status !== 'due' || isBlocked) break;
      if (sendsAt <= time) sendWith(row);
      else wakesAt = Math.min(wakesAt ?? sendsAt, sendsAt);
    }
    cancelAlarm();
    if (wakesAt !== undefined && !stopped) cancelAlarm = setTimer(flush, wakesAt - now());
  };

  const unsubscribe = environment.onOnlineChange(schedule);
  return {
    load(lookup, signal) {
      if (stopped || signal?.aborted) return Promise.reject(new LookupCancelledError());
      return queue.load(lookup, signal);
    },
    markVisible: queue.show,
    setNext(source, lookups) {
      if (lookups.length > 0) next.set(source, lookups);
      else next.delete(source);
    },
    setScrolling(source, isScrolling) {
      if (isScrolling) scrolling.add(source);
      else scrolling.delete(source);
      change();
    },
    cancel(key) {
      const row = rows.get(key);
      if (!row || row.status === 'idle') return;
      const { batch, waiters } = row;
      for (const waiter of waiters) waiter.settle();
      waiters.clear();
      cancelUnlessWanted(row);
      if (batch && !carriedBy(batch).some(isWanted)) {
        inFlight.get(batch)?.();
        carriedBy(batch).forEach(cancelUnlessWanted);
      }
      change();
    },
    resume: recovery.resume,
    stop() {
      stopped = true;
      unsubscribe();
      cancelAlarm();
      for (const abort of inFlight.values()) abort();
      for (const row of rows.values()) finish(row);
      queue.settle();
    },
  };
}
