import { EnrichmentError } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { createFailing } from './createFailing.js';
import type { PauseState } from './createPause.js';
import { byPriority } from './dispatch.js';
import type { Batch, Row, RowStatus } from './Row.js';
import type { BatchLimits } from './readBatchOptions.js';
import { groupBytes, lookupBytes } from './requestBytes.js';
import type { Lookup, Outcome, PlannerCallbacks, PlannerEvent } from './types.js';
import { addWaiter, isWanted } from './waiters.js';

/**
 * How long the queue waits, while nothing scrolls, for visible rows that have not loaded yet. Rows
 * of one commit usually load in one task. But a persister in front of the queries reads each row
 * from storage first, so that each load comes in a task of its own: without a wait, 25 rows became
 * four requests. One frame gathers them all, unnoticed beside a request of 100 ms.
 */
const ROUND_MS = 16;

type SkipReason = Extract<PlannerEvent, { type: 'skipped' }>['reason'];

export type Queue<L extends Lookup> = ReturnType<typeof createQueue<L>>;

interface QueueOptions<L extends Lookup> {
  callbacks: PlannerCallbacks<L>;
  limits: BatchLimits;
  now(): number;
  emit(event: PlannerEvent): void;
  /** Requests a flush. */
  schedule(): void;
}

/** Every row, what it waits for, and what waits for it. */
export function createQueue<L extends Lookup>({
  callbacks,
  limits: { maxBytes, dwellMs },
  now,
  emit,
  schedule,
}: QueueOptions<L>) {
  const rows = new Map<string, Row<L>>();
  let waiting = new Set<Row<L>>();
  /** Settled or cancelled. */
  const finished = new Set<Row<L>>();
  /** Visible and about to be loaded. */
  const expected = new Set<Row<L>>();
  const { waitMs } = callbacks;
  /** Without those too large for a request, which stays so. */
  const failing = createFailing<L>({ waitMs, now, reload: (row) => reload(row) });
  /** Shown in this task: its load comes from the row itself. */
  const shown = new Set<Row<L>>();
  /** Hidden in this task: a host that marks the same rows again hides and shows them at once. */
  const hidden = new Set<Row<L>>();
  /** Until then a round at rest waits for them. */
  let roundEndsAt = now();
  /** When the queue is to be gone through again. */
  let nextDueAt: number | undefined;

  /** Other rows may be due, or not wanted any more. */
  const change = () => {
    nextDueAt = now();
    schedule();
  };

  /** The row of a lookup. One that is neither visible nor loading is made, and not kept yet. */
  const find = (lookup: L): Row<L> =>
    rows.get(lookup.key) ?? {
      lookup,
      id: lookup.transaction.id,
      bytes: lookupBytes(lookup),
      status: 'idle',
      viewers: 0,
      waiters: new Set(),
    };

  /** The one way in which a row goes from state to state. */
  const move = (row: Row<L>, status: RowStatus, batch: Batch<L> | undefined) => {
    row.status = status;
    row.batch = batch;
    if (status === 'queued' || status === 'due') waiting.add(row);
    else waiting.delete(row);
    finished.delete(row);
    expected.delete(row);
    failing.rows.delete(row);
  };

  const fits = ({ bytes, lookup }: Row<L>) => bytes <= maxBytes + 1 - groupBytes(lookup.group);

  const enqueue = (batch: Batch<L> | undefined, moved: readonly Row<L>[]) => {
    for (const row of moved) move(row, 'queued', batch);
    change();
  };

  /** The end of a row: its outcome, or none when it is cancelled. */
  const finish = (row: Row<L>, outcome?: Outcome) => {
    row.batch?.bisection?.rows.delete(row);
    move(row, outcome ? 'settled' : 'cancelled', row.batch);
    row.outcome = outcome;
    finished.add(row);
    schedule();
  };

  /** False for a row that nothing wants any more: it is cancelled. */
  const cancelUnlessWanted = (row: Row<L>): boolean => {
    if (isWanted(row)) return true;
    finish(row);
    emit({ type: 'cancelled', id: row.id });
    return false;
  };

  /** One more load of a lookup, which an abort of `signal` rejects. */
  const load = (lookup: L, signal?: AbortSignal): Promise<MerchantResult> => {
    const row = find(lookup);
    rows.set(lookup.key, row);
    const result = addWaiter(row, signal, change);
    if (row.status === 'idle' || row.status === 'cancelled') {
      enqueue(undefined, [row]);
      emit({ type: 'queued', id: row.id });
    }
    return result;
  };

  /** Loads a visible row without being asked: its outcome reaches the host by `settle`. */
  const reload = ({ lookup }: Row<L>) => {
    load(lookup).catch(() => {});
  };

  const skip = (row: Row<L>, reason: SkipReason, outcome: Outcome) => {
    finish(row, outcome);
    emit({ type: 'skipped', id: row.id, reason });
  };

  return {
    /** By key: visible or loading. */
    rows,
    /** Queued or due, in the order in which they are sent. */
    waiting: (): ReadonlySet<Row<L>> => waiting,
    nextDueAt: () => nextDueAt,
    change,
    enqueue,
    move,
    finish,
    cancelUnlessWanted,
    find,
    load,
    reload,
    /** It failed and was on screen before: the host app or a person loads it again. */
    isLoadedAgain({ key }: L): boolean {
      const row = rows.get(key) as Row<L>;
      return failing.rows.has(row) && !shown.has(row);
    },

    show(lookup: L): () => void {
      const row = find(lookup);
      const time = now();
      rows.set(lookup.key, row);
      row.viewers += 1;
      shown.add(row);
      row.visibleSince ??= time;
      const isNew = !hidden.delete(row) && row.status === 'idle';
      const msLeft = isNew ? waitMs(lookup) : Number.POSITIVE_INFINITY;
      if (msLeft === 0) {
        expected.add(row);
        if (time >= roundEndsAt) roundEndsAt = time + ROUND_MS;
      } else if (msLeft < Number.POSITIVE_INFINITY && fits(row)) {
        failing.rows.add(row);
        schedule();
      }
      let isVisible = true;
      return () => {
        if (!isVisible) return;
        isVisible = false;
        row.viewers -= 1;
        if (row.viewers > 0) return;
        hidden.add(row);
        change();
      };
    },

    /** Forgets what was shown and hidden in this task, and the rows that were not shown again. */
    dropHidden() {
      shown.clear();
      for (const row of hidden) {
        row.visibleSince = undefined;
        expected.delete(row);
        failing.rows.delete(row);
        if (row.status === 'idle') rows.delete(row.lookup.key);
      }
      hidden.clear();
    },

    retryFailing: failing.retry,

    /** Rows for a probe of a paused queue: those that want to load, then visible rows that failed. */
    probeRows(): readonly Row<L>[] {
      const due = [...waiting].filter(({ status, batch }) => status === 'due' && !batch);
      return [...due, ...failing.loadable()];
    },

    /**
     * Goes through the queue: what is cancelled, what is skipped, what is due. At rest rows are due
     * when the round ends. While a list scrolls, each must have stayed for its dwell: what flies
     * past is not requested, yet a scroll that stops without an event, or never, loads every row
     * that stays. A wait for the whole list to calm down would starve a slow reader.
     */
    markDue(time: number, isScrolling: boolean, pause: PauseState | undefined) {
      // Without a change nothing is: 10,000 rows are not gone through after every response.
      if (!pause && (nextDueAt === undefined || nextDueAt > time)) return;
      // Reset first: a listener may load more rows.
      nextDueAt = undefined;
      for (const row of waiting) {
        if (!cancelUnlessWanted(row)) continue;
        const { id, lookup, batch, status, visibleSince } = row;
        if (lookup.result) skip(row, 'nameless', lookup.result);
        else if (!fits(row)) {
          skip(row, 'too-large', new EnrichmentError('too-large', { transactionIds: [id] }));
        } else if (pause && (batch || !pause.isProbing)) {
          skip(row, 'paused', pause.error.forRow(id));
        } else if (status === 'queued') {
          const restsUntil = expected.size > 0 ? roundEndsAt : time;
          const dwellsUntil = visibleSince === undefined ? time : visibleSince + dwellMs;
          const firstDueAt = isScrolling ? dwellsUntil : restsUntil;
          const dueAt = batch ? (batch.retryAt ?? time) : firstDueAt;
          if (dueAt <= time) move(row, 'due', batch);
          else nextDueAt = Math.min(nextDueAt ?? dueAt, dueAt);
        }
      }
      // Stable: rows that came on screen together keep their order.
      waiting = new Set([...waiting].sort(byPriority));
    },

    /** Hands over what is finished, in one go, then settles the promises. */
    settle() {
      const outcomes = new Map<L, Outcome>();
      // Reset first: a load that comes while this is handed over begins anew.
      const ends = [...finished].map((row) => {
        const { lookup, outcome } = row;
        const waiters = [...row.waiters];
        if (outcome) outcomes.set(lookup, outcome);
        row.waiters.clear();
        move(row, 'idle', undefined);
        if (row.viewers === 0) rows.delete(lookup.key);
        else if (outcome instanceof EnrichmentError && fits(row)) failing.rows.add(row);
        return { lookup, outcome, waiters };
      });
      if (outcomes.size > 0) callbacks.settle(outcomes);
      for (const { lookup, outcome, waiters } of ends) {
        if (!outcome && waiters.length > 0) callbacks.revert(lookup);
        for (const waiter of waiters) waiter.settle(outcome);
      }
    },
  };
}
