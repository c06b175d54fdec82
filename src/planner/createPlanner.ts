import { EnrichmentError, type EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import { type Batch, chooseRows, createDispatch, type SentBatch, toSentBatch } from './dispatch.js';
import { createQueue, isWanted, type Pool, type Row } from './queue.js';
import type { BatchLimits } from './readBatchOptions.js';
import { createRecovery } from './recovery.js';
import {
  type Lookup,
  LookupCancelledError,
  type Outcome,
  type Planner,
  type PlannerCallbacks,
  type PlannerEnvironment,
  type PlannerEvent,
} from './types.js';

/**
 * How long the queue waits, while nothing scrolls, for visible rows that have not called `load` yet.
 * Rows that mount in one commit usually load in one task, and then nothing is waited for. But a
 * persister in front of the queries reads each row from storage first, and each load comes in a task
 * of its own, some milliseconds later: without a wait, 25 rows became four requests. One frame
 * gathers them all, and nobody can see that a request of 100 ms and more starts one frame later.
 */
const ROUND_MS = 16;

/**
 * Builds a planner. What happens to it only changes rows; all decisions are made in `flush`, which
 * runs once, in a microtask, when the task is over. By then every row of a commit has said what it
 * wants, and a row that unmounted and mounted again, as under StrictMode, has changed nothing. A
 * timer would run later than needed: the request could have been on its way.
 */
export function createPlanner<L extends Lookup = Lookup>(
  callbacks: PlannerCallbacks<L>,
  environment: PlannerEnvironment,
  { maxSize, maxBytes, concurrency, dwellMs, prefetch, timeoutMs }: BatchLimits,
): Planner<L> {
  const { now, setTimer } = environment;
  /** The rows just outside the screen, by list. */
  const next = new Map<object, readonly L[]>();
  const scrolling = new Set<object>();
  /** Until then a round at rest waits for the rows that are expected to load. */
  let roundEndsAt = now();
  let batchCount = 0;
  /** Other rows may be due, or not wanted any more. */
  let changed = false;
  /** When more rows are due if nothing changes. */
  let nextDueAt: number | undefined;
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

  const change = () => {
    changed = true;
    schedule();
  };

  const enqueue = (place: Pool | Batch<L>, rows: readonly Row<L>[]) => {
    for (const row of rows) queue.enqueue(row, place);
    change();
  };

  const finish = (row: Row<L>, outcome?: Outcome) => {
    queue.finish(row, outcome);
    schedule();
  };

  /** False for a row that nothing wants any more: it is cancelled. */
  const keep = (row: Row<L>): boolean => {
    if (isWanted(row)) return true;
    finish(row);
    emit({ type: 'cancelled', id: row.id });
    return false;
  };

  const report = (batch: SentBatch<L>, rows: readonly Row<L>[], kind?: EnrichmentErrorKind) => {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const event = { batch: batch.number, ids, durationMs: now() - batch.sentAt };
    emit(kind ? { type: 'failed', kind, ...event } : { type: 'received', ...event });
  };

  const fail = (batch: SentBatch<L>, rows: readonly Row<L>[], error: EnrichmentError) => {
    for (const row of rows) finish(row, error.forRow(row.id));
    report(batch, rows, error.kind);
  };

  const queue = createQueue<L>(maxBytes, change);
  const dispatch = createDispatch<L>(callbacks.send, setTimer, timeoutMs);
  const recovery = createRecovery<L>({ environment, queue, emit, enqueue, fail });

  /** Settles a row that is not to be sent. */
  const skip = (row: Row<L>): boolean => {
    const { id, lookup, bytes, pool } = row;
    const pausedBy = recovery.pausedBy();
    const skipAs = (reason: 'nameless' | 'too-large' | 'paused', outcome: Outcome) => {
      finish(row, outcome);
      emit({ type: 'skipped', id, reason });
      return true;
    };
    if (lookup.result) return skipAs('nameless', lookup.result);
    if (bytes > pool.capacity) {
      return skipAs('too-large', new EnrichmentError('too-large', { transactionIds: [id] }));
    }
    return pausedBy !== undefined && skipAs('paused', pausedBy.forRow(id));
  };

  /**
   * When a row may be sent. At rest that is the end of the round. While a list scrolls, each row
   * must have stayed for its own dwell: what flies past is never requested, and a scroll that stops
   * without an event, or goes on slowly for ever, still loads every row that stays.
   */
  const dueAt = ({ place, visibleSince }: Row<L>, time: number): number => {
    if (place.kind === 'batch') return place.retryAt;
    if (scrolling.size > 0) return visibleSince === undefined ? time : visibleSince + dwellMs;
    return queue.isExpecting() ? roundEndsAt : time;
  };

  /** Goes through the queue: what is cancelled, what is skipped, what is due. */
  const markDue = (time: number) => {
    // Reset first: a listener may load more rows.
    changed = false;
    nextDueAt = undefined;
    for (const row of queue.waiting()) {
      if (!keep(row) || skip(row)) continue;
      const at = dueAt(row, time);
      if (row.status === 'due' || at <= time) queue.markDue(row);
      else nextDueAt = Math.min(nextDueAt ?? at, at);
    }
    queue.sort();
  };

  /** What may share a batch: due, then on screen and not due yet, then just outside. */
  function* candidates(pool: Pool): Generator<Row<L>> {
    const fills = prefetch === 'fill';
    for (const row of queue.waiting()) {
      if (row.place === pool && (fills || row.status === 'due')) yield row;
    }
    if (!fills) return;
    for (const lookup of [...next.values()].flat()) {
      const row = queue.find(lookup);
      if (row.pool !== pool || row.status !== 'idle' || lookup.result) continue;
      if (!callbacks.isKnown(lookup)) yield row;
    }
  }

  /** Sends a batch again, or the next one out of a pool. */
  const send = (origin: Pool | Batch<L>) => {
    const { rows, filled } =
      origin.kind === 'pool'
        ? chooseRows(origin, maxSize, candidates(origin))
        : { rows: queue.rowsOf(origin), filled: 0 };
    const batch = toSentBatch(origin, rows, { nextNumber: batchCount + 1, sentAt: now() });
    batchCount = Math.max(batchCount, batch.number);
    for (const row of rows) queue.markSent(row, batch);
    const ids = rows.map(({ id }) => id);
    emit({ type: 'sent', batch: batch.number, ids, filled, attempt: batch.failureCount + 1 });
    if (!stopped) dispatch.send(batch, (response) => receive(batch, response));
  };

  const receive = (batch: SentBatch<L>, response: ParsedResponse | EnrichmentError) => {
    schedule();
    const rows = queue.rowsOf(batch);
    if (response instanceof Error) {
      recovery.failed(batch, rows.filter(keep), response);
      return;
    }
    recovery.succeeded(batch);
    const ids = new Set(rows.map(({ id }) => id));
    // Every row that was sent has an outcome of its own.
    for (const row of rows) finish(row, response.rows.get(row.id));
    for (const issue of response.faults) if (!('id' in issue) || ids.has(issue.id)) emit(issue);
    report(
      batch,
      rows.filter(({ outcome }) => !(outcome instanceof Error)),
    );
    // A row that is missing has said so as an issue.
    const kindOf = ({ outcome }: Row<L>) => outcome instanceof Error && outcome.kind;
    report(
      batch,
      rows.filter((row) => kindOf(row) === 'malformed'),
      'malformed',
    );
  };

  /** Hands over what is finished, sends what may be sent, and sets the alarm for the rest. */
  const flush = () => {
    scheduled = false;
    if (stopped) return;
    const time = now();
    recovery.finishBisections();
    const isDue = nextDueAt !== undefined && nextDueAt <= time;
    // Without a change nothing can be due: 10,000 rows are not gone through after every response.
    if (changed || isDue || recovery.pausedBy()) markDue(time);
    queue.settle(callbacks);
    const sendsAt = recovery.sendsAt(queue.waiting().size > 0);
    let wakesAt = nextDueAt;
    for (const { place, status } of queue.waiting()) {
      if (status !== 'due' || stopped || dispatch.count() >= concurrency) break;
      // Offline there is no time to wait for: the connection itself tells when it is back.
      if (sendsAt === undefined) break;
      if (sendsAt > time) {
        wakesAt = Math.min(wakesAt ?? sendsAt, sendsAt);
        break;
      }
      send(place);
    }
    cancelAlarm();
    if (wakesAt !== undefined && !stopped) cancelAlarm = setTimer(flush, wakesAt - now());
  };

  const unsubscribe = environment.onOnlineChange(schedule);
  return {
    load(lookup, signal) {
      if (stopped || signal?.aborted) return Promise.reject(new LookupCancelledError());
      const row = queue.find(lookup);
      const result = queue.wait(row, signal);
      change();
      if (row.status === 'idle' || row.status === 'cancelled') {
        enqueue(row.pool, [row]);
        emit({ type: 'queued', id: row.id });
      }
      return result;
    },
    markVisible(lookup) {
      const row = queue.find(lookup);
      const time = now();
      queue.show(row, time);
      if (row.status === 'idle' && !callbacks.isKnown(lookup)) {
        queue.expect(row);
        if (time >= roundEndsAt) roundEndsAt = time + ROUND_MS;
      }
      let isVisible = true;
      return () => {
        if (isVisible) queue.hide(row);
        isVisible = false;
        change();
      };
    },
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
      const row = queue.get(key);
      if (!row || row.status === 'idle') return;
      const { id, status, place } = row;
      queue.remove(row);
      if (status !== 'settled' && status !== 'cancelled') emit({ type: 'cancelled', id });
      if (status === 'sent' && place.kind === 'batch') {
        const others = queue.rowsOf(place);
        if (!others.some(isWanted)) {
          dispatch.abort(place);
          others.forEach(keep);
        }
      }
      change();
    },
    resume: recovery.resume,
    stop() {
      stopped = true;
      unsubscribe();
      cancelAlarm();
      dispatch.abortAll();
      for (const row of queue.all()) if (row.status !== 'idle') queue.finish(row);
      queue.settle(callbacks);
    },
  };
}
