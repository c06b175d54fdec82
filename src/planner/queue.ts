import { EnrichmentError } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Batch } from './dispatch.js';
import type { BatchLimits } from './readBatchOptions.js';
import {
  type Lookup,
  LookupCancelledError,
  type Outcome,
  type PlannerCallbacks,
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

export type RowStatus =
  /** Not loading: it is visible, or it is one of the next rows. */
  | 'idle'
  /** Waits for the end of its round, dwell or backoff. */
  | 'queued'
  /** Goes with the next requests that may be sent. */
  | 'due'
  | 'sent'
  /** The service rejected it alone. It fails together with the other bad rows of its bisection. */
  | 'rejected'
  /** Has its outcome, which the next flush hands over. */
  | 'settled'
  /** Nothing wants it. The next flush rejects its loads, unless another load queues it before. */
  | 'cancelled';

/** What the planner knows of one lookup while it is visible or loading. */
export interface Row<L extends Lookup> {
  readonly lookup: L;
  readonly id: string;
  /** What it takes of a request: its own bytes and a comma. */
  readonly bytes: number;
  status: RowStatus;
  /** What it was sent with, or waits to be sent with again. None: it may share any. */
  batch?: Batch<L> | undefined;
  /** How often it is marked visible. */
  viewers: number;
  /** When it came on screen; undefined if it was only loaded explicitly, or is a next row. */
  visibleSince?: number | undefined;
  readonly waiters: Set<Waiter>;
  outcome?: Outcome | undefined;
}

/** One pending load. */
interface Waiter {
  /** `explicit`: it came while the row was not visible, and stays when the row is hidden. */
  readonly kind: 'visible' | 'explicit';
  /** Without an outcome the load was cancelled. */
  settle(outcome?: Outcome): void;
}

export const isWanted = ({ waiters, viewers }: Row<Lookup>): boolean =>
  [...waiters].some(({ kind }) => kind === 'explicit' || viewers > 0);

type SkipReason = Extract<PlannerEvent, { type: 'skipped' }>['reason'];

/** Retries first, then what came on screen last. Explicit loads, which nothing shows, go after. */
function byPriority(a: Row<Lookup>, b: Row<Lookup>): number {
  const rank = ({ status, batch }: Row<Lookup>) => (status === 'queued' ? 2 : batch ? 0 : 1);
  if (rank(a) !== 1 || rank(b) !== 1) return rank(a) - rank(b);
  return (b.visibleSince ?? 0) - (a.visibleSince ?? 0);
}

export type Queue<L extends Lookup> = ReturnType<typeof createQueue<L>>;

interface QueueOptions<L extends Lookup> {
  callbacks: PlannerCallbacks<L>;
  limits: BatchLimits;
  now(): number;
  emit(event: PlannerEvent): void;
  /** Something happened: there is to be a flush. */
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
  /** Until then a round at rest waits for them. */
  let roundEndsAt = now();
  /** When the queue is to be gone through again. */
  let nextDueAt: number | undefined;

  /** Other rows may be due, or not wanted any more. */
  const change = () => {
    nextDueAt = now();
    schedule();
  };

  /** The one way in which a row goes from state to state. */
  const move = (row: Row<L>, status: RowStatus, batch: Batch<L> | undefined) => {
    row.status = status;
    row.batch = batch;
    if (status === 'queued' || status === 'due') waiting.add(row);
    else waiting.delete(row);
    finished.delete(row);
    expected.delete(row);
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
  const keep = (row: Row<L>): boolean => {
    if (isWanted(row)) return true;
    finish(row);
    emit({ type: 'cancelled', id: row.id });
    return false;
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
    move,
    finish,
    keep,

    /** The row of a lookup. One that is neither visible nor loading is made, and not kept yet. */
    find: (lookup: L): Row<L> =>
      rows.get(lookup.key) ?? {
        lookup,
        id: lookup.transaction.id,
        bytes: lookup.bytes + 1,
        status: 'idle',
        viewers: 0,
        waiters: new Set(),
      },

    show(row: Row<L>) {
      const { lookup, status } = row;
      const time = now();
      rows.set(lookup.key, row);
      row.viewers += 1;
      row.visibleSince ??= time;
      if (status !== 'idle' || callbacks.isKnown(lookup)) return;
      expected.add(row);
      if (time >= roundEndsAt) roundEndsAt = time + ROUND_MS;
    },

    hide(row: Row<L>) {
      row.viewers -= 1;
      if (row.viewers > 0) return;
      expected.delete(row);
      if (row.status === 'idle') rows.delete(row.lookup.key);
      change();
    },

    /** One more load: a promise of the row's outcome, which an abort of `signal` rejects. */
    load(row: Row<L>, signal: AbortSignal | undefined): Promise<MerchantResult> {
      rows.set(row.lookup.key, row);
      expected.delete(row);
      change();
      return new Promise((resolve, reject) => {
        const abort = () => {
          row.waiters.delete(waiter);
          waiter.settle();
          change();
        };
        const waiter: Waiter = {
          kind: row.viewers > 0 ? 'visible' : 'explicit',
          settle(outcome) {
            signal?.removeEventListener('abort', abort);
            if (!outcome) reject(new LookupCancelledError());
            else if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        row.waiters.add(waiter);
        signal?.addEventListener('abort', abort);
      });
    },

    /**
     * Goes through the queue: what is cancelled, what is skipped, what is due. At rest rows are due
     * when the round ends. While a list scrolls, each must have stayed for its own dwell: what flies
     * past is not requested, yet a scroll that stops without an event, or goes on slowly for ever,
     * loads every row that stays.
     */
    markDue(time: number, isScrolling: boolean, pausedBy: EnrichmentError | undefined) {
      // Without a change nothing is: 10,000 rows are not gone through after every response.
      if (nextDueAt === undefined || nextDueAt > time) return;
      // Reset first: a listener may load more rows.
      nextDueAt = undefined;
      for (const row of waiting) {
        if (!keep(row)) continue;
        const { id, lookup, bytes, batch, status, visibleSince } = row;
        if (lookup.result) skip(row, 'nameless', lookup.result);
        else if (bytes > maxBytes + 1 - lookup.group.bytes) {
          skip(row, 'too-large', new EnrichmentError('too-large', { transactionIds: [id] }));
        } else if (pausedBy) skip(row, 'paused', pausedBy.forRow(id));
        else if (status === 'queued') {
          const restsUntil = expected.size > 0 ? roundEndsAt : time;
          const dwellsUntil = visibleSince === undefined ? time : visibleSince + dwellMs;
          const firstDueAt = isScrolling ? dwellsUntil : restsUntil;
          const dueAt = batch ? batch.retryAt : firstDueAt;
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
