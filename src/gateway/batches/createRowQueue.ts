import { groupBytes, lookupBytes } from '../../planner/requestBytes.js';
import type { PlannerEvent } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { now } from '../../utils/now.js';
import type { Circle, GatewayLookup } from '../createLookupMaker.js';
import { PATIENCE_MS } from './partsToRetry.js';
import {
  type Batch,
  type Caller,
  idOf,
  isWanted,
  type Row,
  type RowOutcome,
  scopeOf,
  type Waiter,
} from './Row.js';

/** Bytes of a request's body, as in the browser. */
const MAX_BYTES = 65_536;

interface RowQueueOptions {
  batchSize: number;
  queuedRows: number;
  onEvent(event: PlannerEvent): void;
}

export type RowQueue = ReturnType<typeof createRowQueue>;

/**
 * The rows that callers wait for: each lookup once, however many have loaded it. At most `queuedRows`
 * of them wait for a slot.
 */
export function createRowQueue({ batchSize, queuedRows, onEvent }: RowQueueOptions) {
  /** All rows by their lookup's key. */
  const rows = new Map<string, Row>();
  /** Those that wait for a slot in no particular batch. */
  const queue = new Set<Row>();
  /** Those that wait to be sent again. */
  let retries: Batch[] = [];
  let turns = 0;

  const settle = (row: Row, outcome: RowOutcome): void => {
    queue.delete(row);
    // One that the store answered late may have a successor.
    if (rows.get(row.lookup.key) === row) rows.delete(row.lookup.key);
    for (const waiter of row.waiters) waiter.settle(outcome);
    row.waiters.clear();
  };

  /** Returns the rows that have a caller left, and cancels the others. */
  const wantedOf = (some: readonly Row[]): readonly Row[] =>
    some.filter((row) => {
      if (isWanted(row)) return true;
      settle(row, undefined);
      onEvent({ type: 'cancelled', id: idOf(row) });
      return false;
    });

  /** The row of a lookup, which is queued when it is first loaded. */
  function wait(lookup: GatewayLookup, circle: Circle, waiter: Waiter): Row {
    const known = rows.get(lookup.key);
    const row = known ?? { lookup, circle, waiters: new Set(), turn: turns, since: now() };
    row.waiters.add(waiter);
    row.turn = turns;
    if (known) return row;
    rows.set(lookup.key, row);
    queue.add(row);
    onEvent({ type: 'queued', id: idOf(row) });
    return row;
  }

  /** Refuses the oldest rows of the scope that has most of them, so that none fills the queue. */
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
    /**
     * In the order of `lookups`. Ends early, for this caller only, when `signal` is aborted: rows
     * without an outcome are then undefined.
     */
    load(
      caller: Caller,
      lookups: readonly GatewayLookup[],
      signal: AbortSignal,
    ): Promise<readonly RowOutcome[]> {
      turns += 1;
      return new Promise((resolve) => {
        const outcomes: RowOutcome[] = lookups.map(() => undefined);
        let left = lookups.length;
        const end = (): void => {
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
        for (const [index, lookup] of lookups.entries()) {
          const waiter: Waiter = {
            scope: caller.scope,
            settle(outcome) {
              outcomes[index] = outcome;
              left -= 1;
              if (left === 0) end();
            },
          };
          loads.push([wait(lookup, caller.circle, waiter), waiter]);
        }
        makeRoom();
      });
    },
    /** Settles the row of this key, unless it has been settled already. */
    answer(key: string, outcome: RowOutcome): void {
      const row = rows.get(key);
      if (row) settle(row, outcome);
    },
    /** Takes the next batch out: of one circle and equal options. Undefined if no row may go. */
    takeNext(mayGo: (row: Row) => boolean): Batch | undefined {
      for (const batch of retries) {
        const [first] = batch.rows;
        if (batch.readyAt > now() || !first || !mayGo(first)) continue;
        retries = retries.filter((other) => other !== batch);
        const wanted = wantedOf(batch.rows);
        if (wanted.length > 0) return { ...batch, rows: wanted };
      }
      // Stable: rows of one request keep their order.
      const waiting = [...queue].sort((one, other) => other.turn - one.turn);
      const first = waiting.find(mayGo);
      if (!first) return undefined;
      const { circle, lookup } = first;
      const chosen: Row[] = [];
      let bytes = groupBytes(lookup.group);
      for (const row of waiting) {
        const isSimilar =
          row.circle.name === circle.name && row.lookup.group.key === lookup.group.key;
        if (!isSimilar) continue;
        bytes += lookupBytes(row.lookup);
        if (chosen.length > 0 && (bytes > MAX_BYTES || chosen.length === batchSize)) break;
        chosen.push(row);
      }
      for (const row of chosen) queue.delete(row);
      return { rows: chosen, failures: 0, readyAt: 0 };
    },
    /** Queues rows again, for whichever batch. */
    requeue(some: readonly Row[]): void {
      for (const row of some) queue.add(row);
    },
    /** Queues batches again, as they are. */
    retry(batches: readonly Batch[]): void {
      retries.push(...batches);
    },
    /** Tells all that wait for a slot why they get none, or only those that have for too long. */
    giveUp(error: EnrichmentError, since = Number.POSITIVE_INFINITY): void {
      const waiting = [...queue, ...retries.flatMap((batch) => batch.rows)];
      for (const row of waiting) if (row.since <= since) settle(row, error);
      retries = retries.filter((batch) => batch.rows.some(isWanted));
    },
    /** How many rows wait for a slot. */
    queued: () => queue.size,
    isEmpty: () => queue.size + retries.length === 0,
    /** When batches that must wait may be sent again. */
    retryTimes: () => retries.map(({ readyAt }) => readyAt).filter((time) => time > now()),
    /** Settles every row, without an outcome. */
    close(): void {
      for (const row of [...rows.values()]) settle(row, undefined);
      retries = [];
    },
  };
}
