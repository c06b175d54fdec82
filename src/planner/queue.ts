import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Batch } from './dispatch.js';
import {
  type Lookup,
  LookupCancelledError,
  type Outcome,
  type PlannerCallbacks,
  type RequestGroup,
} from './types.js';

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

/** What the planner knows of one lookup while it is visible or loading. Only the queue changes it. */
export interface Row<L extends Lookup> {
  readonly lookup: L;
  readonly id: string;
  /** What it takes of a request: its own bytes and a comma. */
  readonly bytes: number;
  readonly pool: Pool;
  status: RowStatus;
  /** Where it waits, or what it was sent with. */
  place: Pool | Batch<L>;
  /** How often it is marked visible. */
  viewers: number;
  /** When it came on screen; undefined if it was only loaded explicitly, or is a next row. */
  visibleSince: number | undefined;
  waiters: readonly Waiter[];
  outcome: Outcome | undefined;
}

/** One pending load. */
interface Waiter {
  /** `explicit`: it came while the row was not visible, and stays when the row is hidden. */
  readonly kind: 'visible' | 'explicit';
  /** Without an outcome the load was cancelled. */
  settle(outcome: Outcome | undefined): void;
}

/** The rows of one group that were not sent yet. Any of them may share a batch. */
export interface Pool {
  readonly kind: 'pool';
  readonly group: RequestGroup;
  /** Bytes that the rows of one request may take. */
  readonly capacity: number;
  /** Those that are due. */
  readonly due: { rows: number; bytes: number };
}

export const isWanted = ({ waiters, viewers }: Row<Lookup>): boolean =>
  waiters.some(({ kind }) => kind === 'explicit' || viewers > 0);

/** Retries first, then what came on screen last. Explicit loads, which nothing shows, go after. */
function byPriority(a: Row<Lookup>, b: Row<Lookup>): number {
  const rank = ({ status, place }: Row<Lookup>) => {
    if (status === 'queued') return 2;
    return place.kind === 'pool' ? 1 : 0;
  };
  if (rank(a) !== 1 || rank(b) !== 1) return rank(a) - rank(b);
  return (b.visibleSince ?? 0) - (a.visibleSince ?? 0);
}

export type Queue<L extends Lookup> = ReturnType<typeof createQueue<L>>;

/** Every row, what it waits for, and what waits for it. `onAbort`: one of its loads was aborted. */
export function createQueue<L extends Lookup>(maxBytes: number, onAbort: () => void) {
  /** By key: visible or loading. */
  const rows = new Map<string, Row<L>>();
  /** By group. */
  const pools = new Map<string, Pool>();
  /** Queued or due, in the order in which they are sent. */
  let waiting = new Set<Row<L>>();
  /** Settled or cancelled. */
  const finished = new Set<Row<L>>();
  /** Visible and about to be loaded. */
  const expected = new Set<Row<L>>();

  const poolOf = (group: RequestGroup): Pool => {
    const known = pools.get(group.key);
    if (known) return known;
    // The first row of a request has no comma.
    const capacity = maxBytes - group.bytes + 1;
    const pool: Pool = { kind: 'pool', group, capacity, due: { rows: 0, bytes: 0 } };
    pools.set(group.key, pool);
    return pool;
  };

  const countDue = ({ place, bytes }: Row<L>, change: 1 | -1) => {
    if (place.kind === 'batch') return;
    place.due.rows += change;
    place.due.bytes += change * bytes;
  };

  /** Moves a row on, out of everything that it waited in. */
  const move = (row: Row<L>, status: RowStatus, place = row.place) => {
    if (row.status === 'due') countDue(row, -1);
    waiting.delete(row);
    finished.delete(row);
    expected.delete(row);
    row.status = status;
    row.place = place;
  };

  const finish = (row: Row<L>, outcome?: Outcome) => {
    move(row, outcome ? 'settled' : 'cancelled');
    if (row.place.kind === 'batch') row.place.bisection?.rows.delete(row);
    row.outcome = outcome;
    finished.add(row);
  };

  /** Makes a row as if it had never been loaded. Its loads are still to be settled. */
  const reset = (row: Row<L>): readonly Waiter[] => {
    const { waiters } = row;
    move(row, 'idle', row.pool);
    row.outcome = undefined;
    row.waiters = [];
    if (row.viewers === 0) rows.delete(row.lookup.key);
    return waiters;
  };

  return {
    get: (key: string): Row<L> | undefined => rows.get(key),
    all: () => [...rows.values()],
    waiting: (): ReadonlySet<Row<L>> => waiting,
    /** Whether a visible row is about to be loaded. */
    isExpecting: () => expected.size > 0,
    /** The rows of a batch without those that were cancelled meanwhile, and even loaded anew. */
    rowsOf: (batch: Batch<L>) =>
      batch.rows.filter(
        ({ place, status }) => place === batch && (status === 'due' || status === 'sent'),
      ),

    /** The row of a lookup. One that is neither visible nor loading is made, and not kept yet. */
    find(lookup: L): Row<L> {
      const known = rows.get(lookup.key);
      if (known) return known;
      const pool = poolOf(lookup.group);
      return {
        lookup,
        id: lookup.transaction.id,
        bytes: lookup.bytes + 1,
        pool,
        status: 'idle',
        place: pool,
        viewers: 0,
        visibleSince: undefined,
        waiters: [],
        outcome: undefined,
      };
    },

    show(row: Row<L>, time: number) {
      rows.set(row.lookup.key, row);
      row.viewers += 1;
      row.visibleSince ??= time;
    },

    expect(row: Row<L>) {
      expected.add(row);
    },

    hide(row: Row<L>) {
      row.viewers -= 1;
      if (row.viewers > 0) return;
      expected.delete(row);
      if (row.status === 'idle') rows.delete(row.lookup.key);
    },

    /** One more load of a row: a promise of its outcome, which an abort of `signal` rejects. */
    wait(row: Row<L>, signal: AbortSignal | undefined): Promise<MerchantResult> {
      rows.set(row.lookup.key, row);
      expected.delete(row);
      return new Promise((resolve, reject) => {
        const abort = () => {
          row.waiters = row.waiters.filter((other) => other !== waiter);
          waiter.settle(undefined);
          onAbort();
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
        row.waiters = [...row.waiters, waiter];
        signal?.addEventListener('abort', abort);
      });
    },

    enqueue(row: Row<L>, place: Pool | Batch<L>) {
      move(row, 'queued', place);
      waiting.add(row);
    },

    markDue(row: Row<L>) {
      if (row.status !== 'due') countDue(row, 1);
      row.status = 'due';
    },

    /** Stable: rows that came on screen together keep their order. */
    sort() {
      waiting = new Set([...waiting].sort(byPriority));
    },

    markSent(row: Row<L>, batch: Batch<L>) {
      rows.set(row.lookup.key, row);
      move(row, 'sent', batch);
    },

    markRejected(row: Row<L>) {
      move(row, 'rejected');
    },

    /** The end of a row: its outcome, or none when it is cancelled. */
    finish,

    /** Hands over what is finished, in one go, then settles the promises. */
    settle({ settle, revert }: Pick<PlannerCallbacks<L>, 'settle' | 'revert'>) {
      // Reset first: a load that comes while this is handed over begins anew.
      const results = [...finished].map((row) => {
        const { lookup, outcome } = row;
        return { lookup, outcome, waiters: reset(row) };
      });
      const outcomes = new Map<L, Outcome>();
      for (const { lookup, outcome } of results) if (outcome) outcomes.set(lookup, outcome);
      if (outcomes.size > 0) settle(outcomes);
      for (const { lookup, outcome, waiters } of results) {
        if (!outcome && waiters.length > 0) revert(lookup);
        for (const waiter of waiters) waiter.settle(outcome);
      }
    },

    /** Cancels a row at once, without a word to the host, which asked for it. */
    remove(row: Row<L>) {
      finish(row);
      for (const waiter of reset(row)) waiter.settle(undefined);
    },
  };
}
