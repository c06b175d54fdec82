import { groupBytes, lookupBytes } from '../../planner/requestBytes.js';
import type { PlannerEvent } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { now } from '../../utils/time.js';
import type { GatewayLookup, SharingScope } from '../createLookupMaker.js';
import { PATIENCE_MS } from './partsToRetry.js';
import {
  allRowsOf,
  type Background,
  type Batch,
  backgroundOf,
  type Caller,
  idOf,
  isWanted,
  type Row,
  type RowOutcome,
  scopeOf,
  type Waiter,
} from './Row.js';

/** Maximum bytes of a request body, as in the browser. */
const MAX_BYTES = 65_536;

interface RowQueueOptions {
  batchSize: number;
  queuedRows: number;
  onEvent(event: PlannerEvent): void;
}

export type RowQueue = ReturnType<typeof createRowQueue>;

/**
 * The rows that callers wait for, one per lookup however many have loaded it. At most `queuedRows`
 * of them wait for a slot.
 */
export function createRowQueue({ batchSize, queuedRows, onEvent }: RowQueueOptions) {
  /** All rows by lookup key. */
  const rows = new Map<string, Row>();
  /** Rows waiting for a slot, not assigned to a batch. */
  const queue = new Set<Row>();
  /** Batches waiting to be sent again. */
  let retries: Batch[] = [];
  let turns = 0;

  const settle = (row: Row, outcome: RowOutcome): void => {
    queue.delete(row);
    // A row that the store answered late may already have a successor.
    if (rows.get(row.lookup.key) === row) rows.delete(row.lookup.key);
    for (const waiter of row.waiters) waiter.settle(outcome);
    row.waiters.clear();
  };

  /** Returns the rows that still have a caller, and cancels the rest. */
  const wantedOf = (some: readonly Row[]): readonly Row[] =>
    some.filter((row) => {
      if (isWanted(row)) return true;
      settle(row, undefined);
      onEvent({ type: 'cancelled', id: idOf(row) });
      return false;
    });

  /** The batch without the rows that no caller waits for; undefined if none is left. */
  const wantedIn = (batch: Batch): Batch | undefined => {
    const [rows, rest] = [wantedOf(batch.rows), wantedOf(batch.rest ?? [])];
    const all = [...rows, ...rest];
    if (rows.length === 0 || rest.length === 0) {
      return all.length > 0 ? { ...batch, rows: all, rest: undefined } : undefined;
    }
    return { ...batch, rows, rest };
  };

  /** Adds a waiter to the row of a lookup, which is queued when first loaded. */
  function wait(lookup: GatewayLookup, sharingScope: SharingScope, waiter: Waiter): Row {
    const known = rows.get(lookup.key);
    const row = known ?? { lookup, sharingScope, waiters: new Set(), turn: 0, since: now() };
    row.waiters.add(waiter);
    if (!waiter.background) row.turn = turns;
    if (known) return row;
    rows.set(lookup.key, row);
    queue.add(row);
    onEvent({ type: 'queued', id: idOf(row) });
    return row;
  }

  /** Refuses the oldest rows of the scope with the most rows, so that no scope fills the queue. */
  function makeRoom(): void {
    while (queue.size > queuedRows) {
      const sizes = new Map<string, number>();
      for (const row of queue) sizes.set(scopeOf(row), (sizes.get(scopeOf(row)) ?? 0) + 1);
      const most = Math.max(...sizes.values());
      for (const row of queue) {
        if (sizes.get(scopeOf(row)) !== most) continue;
        settle(row, new EnrichmentError('rate-limited', { retryAfterMs: PATIENCE_MS }));
        break;
      }
    }
  }

  return {
    settle,
    wantedOf,
    wantedIn,
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
      turns += 1;
      return new Promise((resolve) => {
        const outcomes: RowOutcome[] = lookups.map(() => undefined);
        let left = lookups.length;
        const end = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          resolve(outcomes);
        };
        const loads: (readonly [row: Row, waiter: Waiter])[] = [];
        const leave = (): void => {
          for (const [row, waiter] of loads) {
            if (row.waiters.delete(waiter) && queue.has(row)) wantedOf([row]);
          }
          end();
        };
        signal.addEventListener('abort', leave);
        const timer = ms === undefined ? undefined : setTimeout(leave, ms);
        for (const [index, lookup] of lookups.entries()) {
          const waiter: Waiter = {
            scope: caller.scope,
            background: caller.background,
            settle(outcome) {
              outcomes[index] = outcome;
              left -= 1;
              if (left === 0) end();
            },
          };
          loads.push([wait(lookup, caller.sharingScope, waiter), waiter]);
        }
        makeRoom();
      });
    },
    /** Settles the row of this key, unless it is already settled. */
    answer(key: string, outcome: RowOutcome): void {
      const row = rows.get(key);
      if (row) settle(row, outcome);
    },
    /**
     * Removes and returns the next batch, of one sharing scope and equal options. Undefined if no
     * row may be sent at this time.
     */
    takeNext(time: number, mayGo: (row: Row) => boolean): Batch | undefined {
      const takeRetry = (isNext: (row: Row) => boolean): Batch | undefined => {
        for (const batch of retries) {
          const [first] = batch.rows;
          if (batch.readyAt > time || !first || !mayGo(first)) continue;
          if (!batch.rows.some(isNext)) continue;
          retries = retries.filter((other) => other !== batch);
          const wanted = wantedIn(batch);
          if (wanted) return wanted;
        }
        return undefined;
      };
      // The sort is stable: rows of one request keep their order.
      const waiting = [...queue].sort((one, other) => other.turn - one.turn);
      const first = waiting.find(mayGo);
      const retry = takeRetry((row) => !backgroundOf(row));
      if (retry) return retry;
      if (!first || backgroundOf(first)) {
        const behind = takeRetry(() => true);
        if (behind) return behind;
      }
      if (!first) return undefined;
      const { sharingScope, lookup } = first;
      const chosen: Row[] = [];
      let bytes = groupBytes(lookup.group);
      for (const row of waiting) {
        const isSimilar =
          row.sharingScope.name === sharingScope.name && row.lookup.group.key === lookup.group.key;
        if (!isSimilar) continue;
        bytes += lookupBytes(row.lookup);
        if (chosen.length > 0 && (bytes > MAX_BYTES || chosen.length === batchSize)) break;
        chosen.push(row);
      }
      for (const row of chosen) queue.delete(row);
      return { rows: chosen, failures: 0, readyAt: 0 };
    },
    /** Cancels what this background loads of these rows, and queues those that others want. */
    cancel(some: readonly Row[], background: Background): void {
      for (const row of some) {
        for (const waiter of row.waiters) {
          if (waiter.background !== background) continue;
          row.waiters.delete(waiter);
          waiter.settle(undefined);
        }
      }
      for (const row of wantedOf(some)) queue.add(row);
    },
    /** Queues rows again, for any batch. */
    requeue(some: readonly Row[]): void {
      for (const row of some) queue.add(row);
    },
    /** Queues batches again unchanged. */
    retry(batches: readonly Batch[]): void {
      retries.push(...batches);
    },
    /** Fails all rows waiting for a slot, or only those that have waited since before `since`. */
    giveUp(error: EnrichmentError, since = Number.POSITIVE_INFINITY): void {
      const waiting = [...queue, ...retries.flatMap(allRowsOf)];
      for (const row of waiting) if (row.since <= since) settle(row, error);
      retries = retries.filter((batch) => allRowsOf(batch).some(isWanted));
    },
    /** Number of rows waiting for a slot. */
    queued: () => queue.size,
    isEmpty: () => queue.size + retries.length === 0,
    /** When batches may be sent again that wait for a time after this one. */
    retryTimes: (time: number) =>
      retries.map(({ readyAt }) => readyAt).filter((readyAt) => readyAt > time),
    /** Fails every row. */
    close(error: EnrichmentError): void {
      for (const row of [...rows.values()]) settle(row, error);
      retries = [];
    },
  };
}
