import { EnrichmentError } from '../service/EnrichmentError.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import { type Choice, chooseRows, createDispatch } from './dispatch.js';
import { createQueue } from './queue.js';
import type { Batch, Row, SentBatch } from './Row.js';
import type { BatchLimits } from './readBatchOptions.js';
import { createRecovery } from './recovery.js';
import { groupBytes } from './requestBytes.js';
import {
  type Lookup,
  LookupCancelledError,
  type Planner,
  type PlannerCallbacks,
  type PlannerEnvironment,
  type PlannerEvent,
} from './types.js';
import { backgroundOf, isWanted } from './waiters.js';

const earliest = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/**
 * Creates a planner. Events only change rows; all decisions are made in `flush`, which runs once,
 * in a microtask at the end of the task. By then every row of a commit has registered, and a row
 * that unmounted and remounted, as under StrictMode, has changed nothing. A timer would delay the
 * request.
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

  const { attempts } = limits;
  const recovery = createRecovery<L>({ environment, queue, emit, attempts });

  /**
   * Rows that may fill up a batch: visible rows that are not due yet, those just outside the screen,
   * then the background.
   */
  function* fillers(isSimilar: (row: Row<L>) => boolean): Generator<Row<L>> {
    if (limits.prefetch === 'none') return;
    for (const row of queue.waiting()) if (row.status === 'queued' && isSimilar(row)) yield row;
    for (const lookup of [...next.values()].flat()) {
      const row = queue.find(lookup);
      const isIdle = row.status === 'idle' && !lookup.result && isSimilar(row);
      if (isIdle && callbacks.waitMs(lookup) === 0) yield row;
    }
    for (const row of queue.waiting()) if (backgroundOf(row) && isSimilar(row)) yield row;
  }

  /** Chooses the rows that are sent with a due row: those of its batch, or some of its group. */
  const chooseWith = (origin: Row<L>) => {
    const { batch, lookup } = origin;
    const { group } = lookup;
    const background = backgroundOf(origin);
    const isSimilar = (row: Row<L>) => row.batch === batch && row.lookup.group.key === group.key;
    const due = [...queue.waiting()].filter((row) => row.status === 'due' && isSimilar(row));
    const space = { maxSize: limits.maxSize, capacity: limits.maxBytes + 1 - groupBytes(group) };
    if (batch) return chooseRows(due, [], space);
    const alike = due.filter((row) => backgroundOf(row) === background);
    // Nobody waits for the background, so its batches are full instead of even.
    return background ? chooseRows([], alike, space) : chooseRows(alike, fillers(isSimilar), space);
  };

  /**
   * Whether a request for these rows may be sent. The background pays for requests that carry
   * nothing else; if it may not, its loads are cancelled.
   */
  const isAllowed = ({ rows }: Choice<L>): boolean => {
    const [background] = rows.map(backgroundOf);
    if (!background || !rows.every(backgroundOf) || background.mayRequest()) return true;
    for (const row of rows) queue.cancelLoads(row, background);
    return false;
  };

  const sendBatch = (origin: Batch<L> | undefined, chosen: Choice<L>, isProbe = false) => {
    const batch: SentBatch<L> = {
      failureCount: 0,
      ...origin,
      rows: chosen.rows,
      number: origin?.number ?? ++batchCount,
      sentAt: now(),
      origin,
      isProbe,
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
      probe: isProbe,
    });
    if (!stopped) send(batch, (response) => receive(batch, response));
  };

  const sendProbe = (candidates: readonly Row<L>[], { lookup: { group } }: Row<L>) => {
    const similar = candidates.filter(({ lookup }) => lookup.group.key === group.key);
    const capacity = limits.maxBytes + 1 - groupBytes(group);
    const { maxSize } = limits;
    const chosen = chooseRows(recovery.pause.chooseProbe(similar), [], { maxSize, capacity });
    if (!isAllowed(chosen)) return;
    for (const row of chosen.rows) if (row.status === 'idle') queue.reload(row);
    recovery.pause.startProbe(chosen.rows);
    sendBatch(undefined, chosen, true);
  };

  /**
   * Rows that a batch in flight still carries. A cancelled one may already be loading again
   * elsewhere.
   */
  const carriedBy = (batch: Batch<L>) =>
    batch.rows.filter((row) => row.batch === batch && row.status === 'sent');

  const receive = (batch: SentBatch<L>, response: ParsedResponse | EnrichmentError) => {
    schedule();
    const carried = carriedBy(batch);
    const report = (ended: readonly Row<L>[]) => ({
      batch: batch.number,
      ids: ended.map(({ id }) => id),
      attempt: batch.failureCount + 1,
      durationMs: now() - batch.sentAt,
    });
    if (response instanceof Error) {
      carried.forEach(queue.reloadIfVisible);
      const retried = recovery.failed(batch, carried.filter(cancelUnlessWanted), response);
      const { kind, status } = response;
      emit({ type: 'failed', ...report(carried), kind, status, retried });
      return;
    }
    recovery.succeeded(batch);
    for (const row of carried) {
      const { id } = row;
      // Without an outcome the row would count as cancelled, and load again at once.
      finish(
        row,
        response.rows.get(id) ?? new EnrichmentError('missing', { transactionIds: [id] }),
      );
    }
    response.issues.forEach(emit);
    const failed = carried.filter(({ outcome }) => outcome instanceof Error);
    const received = carried.filter((row) => !failed.includes(row));
    // Rows missing from the response were reported as issues.
    const malformed = failed.filter(
      ({ outcome }) => (outcome as EnrichmentError).kind !== 'missing',
    );
    if (received.length > 0) emit({ type: 'received', ...report(received) });
    if (malformed.length > 0) {
      const kind = { kind: 'malformed', status: undefined, retried: false } as const;
      emit({ type: 'failed', ...report(malformed), ...kind });
    }
  };

  /** Delivers finished rows, sends what may be sent, and sets the timer for the rest. */
  const flush = () => {
    scheduled = false;
    if (stopped) return;
    const time = now();
    queue.dropHidden();
    recovery.finishBisections();
    queue.markDue(time, scrolling.size > 0, recovery.pause.state());
    queue.settle();
    const isPaused = recovery.pause.state() !== undefined;
    const retriesAt = isPaused ? undefined : queue.retryFailing('over');
    const probeRows = isPaused ? queue.probeRows() : [];
    const sendsAt = recovery.sendsAt(queue.waiting().size > 0 || probeRows.length > 0);
    let wakesAt = earliest(queue.nextDueAt(), retriesAt);
    for (const row of isPaused ? probeRows : queue.waiting()) {
      // Without a time, the connection event triggers the next flush.
      const places = backgroundOf(row) ? Math.max(1, concurrency - 1) : concurrency;
      const isBlocked = stopped || sendsAt === undefined || inFlight.size >= places;
      if (isBlocked || (!isPaused && row.status !== 'due')) break;
      if (sendsAt > time) wakesAt = earliest(wakesAt, sendsAt);
      else if (isPaused) {
        sendProbe(probeRows, row);
        break;
      } else {
        const chosen = chooseWith(row);
        if (isAllowed(chosen)) sendBatch(row.batch, chosen);
      }
    }
    cancelAlarm();
    if (wakesAt !== undefined && !stopped) cancelAlarm = setTimer(flush, wakesAt - now());
  };

  const unsubscribes = [
    environment.onConnectionChange(schedule),
    environment.onReturn(() => {
      recovery.retryAll();
      schedule();
    }),
  ];
  return {
    load(lookup, signal, background) {
      if (stopped || signal?.aborted) return Promise.reject(new LookupCancelledError());
      const { pause } = recovery;
      if (queue.isLoadedAgain(lookup) || pause.isPromising(lookup.key)) pause.probeNow();
      return queue.load(lookup, signal, background);
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
      const { batch } = row;
      queue.cancelLoads(row);
      if (batch && !carriedBy(batch).some(isWanted)) {
        inFlight.get(batch)?.();
        if (batch.isProbe) recovery.pause.abortProbe();
        // The flush cancels them, unless they are on screen and their loads were cancelled earlier.
        queue.enqueue(undefined, carriedBy(batch));
      }
    },
    resume() {
      recovery.retryAll();
      schedule();
      return recovery.pause.state() !== undefined || queue.waiting().size + inFlight.size > 0;
    },
    stop() {
      stopped = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
      cancelAlarm();
      for (const abort of inFlight.values()) abort();
      for (const row of rows.values()) finish(row);
      queue.settle();
    },
  };
}
