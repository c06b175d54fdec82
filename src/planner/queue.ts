import { EnrichmentError } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { createFailing } from './createFailing.js';
import type { PauseState } from './createPause.js';
import { byPriority } from './dispatch.js';
import type { Batch, Row, RowStatus } from './Row.js';
import type { BatchLimits } from './readBatchOptions.js';
import { groupBytes, lookupBytes } from './requestBytes.js';
import type { Background, Lookup, Outcome, PlannerCallbacks, PlannerEvent } from './types.js';
import { addWaiter, isWanted } from './waiters.js';

/**
 * How long the queue waits, while nothing scrolls, for visible rows that have not loaded yet. Rows
 * of one commit usually load in one task. But a persister reads each row from storage first, so
 * that each load starts in its own task: without a wait, 25 rows became four requests. One frame
 * collects them all, and is negligible next to a request of 100 ms.
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

/** Tracks every row, what it waits for, and the loads that wait for it. */
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
  /** Excludes rows too large for a request, which never load. */
  const failing = createFailing<L>({ waitMs, now, reload: (row) => reload(row) });
  /** Rows shown in this task. They load themselves. */
  const shown = new Set<Row<L>>();
  /**
   * Rows hidden in this task. A host that marks the same rows again hides and shows them at once.
   */
  const hidden = new Set<Row<L>>();
  /** Until then, a round without scrolling waits for them. */
  let roundEndsAt = now();
  /** When the queue must be checked again. */
  let nextDueAt: number | undefined;

  /** Other rows may have become due, or unwanted. */
  const change = () => {
    nextDueAt = now();
    schedule();
  };

  /**
   * The row of a lookup. A row that is neither visible nor loading is created, but not stored yet.
   */
  const find = (lookup: L): Row<L> =>
    rows.get(lookup.key) ?? {
      lookup,
      id: lookup.transaction.id,
      bytes: lookupBytes(lookup),
      status: 'idle',
      viewers: 0,
      waiters: new Set(),
    };

  /** The only function that changes a row's state. */
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

  /** Finishes a row with its outcome, or cancels it without one. */
  const finish = (row: Row<L>, outcome?: Outcome) => {
    row.batch?.bisection?.rows.delete(row);
    move(row, outcome ? 'settled' : 'cancelled', row.batch);
    row.outcome = outcome;
    finished.add(row);
    schedule();
  };

  /** Returns false, and cancels the row, if nothing needs it any more. */
  const cancelUnlessWanted = (row: Row<L>): boolean => {
    if (isWanted(row)) return true;
    finish(row);
    emit({ type: 'cancelled', id: row.id });
    return false;
  };

  /** Starts another load of a lookup; aborting `signal` rejects it. */
  const load = (
    lookup: L,
    signal?: AbortSignal,
    background?: Background,
  ): Promise<MerchantResult> => {
    const row = find(lookup);
    rows.set(lookup.key, row);
    const result = addWaiter(row, signal, background, change);
    if (row.status === 'idle' || row.status === 'cancelled') {
      enqueue(undefined, [row]);
      emit({ type: 'queued', id: row.id });
    }
    return result;
  };

  /**
   * Loads a visible row on the planner's own initiative. The host receives its outcome by `settle`.
   */
  const reload = ({ lookup }: Row<L>) => {
    load(lookup).catch(() => {});
  };

  /**
   * Loads a visible row again whose loads were cancelled: it still shows as pending. Decided in a
   * flush, because rows that leave the screen are hidden and cancelled in one task, in any order.
   */
  const reloadIfVisible = (row: Row<L>) => {
    if (row.viewers > 0 && row.waiters.size === 0) reload(row);
  };

  /** Cancels the loads of a row, or those of one background only. */
  const cancelLoads = (row: Row<L>, background?: Background) => {
    for (const waiter of row.waiters) {
      if (background && waiter.background !== background) continue;
      row.waiters.delete(waiter);
      waiter.settle();
    }
    cancelUnlessWanted(row);
    change();
  };

  const skip = (row: Row<L>, reason: SkipReason, outcome: Outcome) => {
    finish(row, outcome);
    emit({ type: 'skipped', id: row.id, reason });
  };

  return {
    /** Visible or loading rows, by key. */
    rows,
    /** Queued or due rows, in sending order. */
    waiting: (): ReadonlySet<Row<L>> => waiting,
    nextDueAt: () => nextDueAt,
    change,
    enqueue,
    move,
    finish,
    cancelUnlessWanted,
    cancelLoads,
    find,
    load,
    reload,
    reloadIfVisible,
    /**
     * Whether it failed while on screen before, so that the host app or a person is loading it
     * again.
     */
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

    /** Clears the rows shown and hidden in this task, and drops those that were not shown again. */
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
     * Checks the queue for rows that are cancelled, skipped or due. At rest, rows are due when the
     * round ends. While a list scrolls, each row must have stayed for its dwell time: rows that fly
     * past are not requested, but a scroll that stops without an event, or never stops, still loads
     * every row that stays. Waiting for the whole list to come to rest would starve a slow reader.
     */
    markDue(time: number, isScrolling: boolean, pause: PauseState | undefined) {
      // Without a change nothing can be due: 10,000 rows are not scanned after every response.
      if (!pause && (nextDueAt === undefined || nextDueAt > time)) return;
      // Reset first: a listener may load more rows.
      nextDueAt = undefined;
      for (const row of waiting) {
        reloadIfVisible(row);
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

    /** Delivers finished rows in one call, then settles their promises. */
    settle() {
      const outcomes = new Map<L, Outcome>();
      // Reset first: a load that arrives during delivery starts anew.
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
