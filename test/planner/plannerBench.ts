import { hashKey } from '@tanstack/react-query';
import { createPlanner } from '../../src/planner/createPlanner.js';
import type {
  BatchOptions,
  Lookup,
  Outcome,
  Planner,
  RequestGroup,
} from '../../src/planner/Planner.js';
import type { PlannerEvent } from '../../src/planner/PlannerEvent.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import { createFailureLog } from '../../src/query/cache/createFailureLog.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { FetchContext } from '../../src/service/MerchantListFetcher.js';
import { hasUsableName, jsonBytes } from '../../src/service/request/toWireTransaction.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import type { MerchantListRequest, Transaction } from '../../src/service/types.js';
import { createHandClock, type HandClock } from './handClock.js';

export const bodyFor = (ids: readonly string[]): Record<string, unknown[]> =>
  Object.fromEntries(ids.map((id) => [id, [{ name: `Shop ${id}` }]]));

/** One request as the service sees it, answered by hand. */
export interface SeenCall {
  readonly request: MerchantListRequest;
  readonly ids: readonly string[];
  readonly context: FetchContext;
  /** Without a body every id gets a record. */
  answer(...body: [unknown?]): void;
  fail(error: unknown): void;
  readonly over: boolean;
}

/** One promise of the planner, watched. */
export interface Load {
  readonly lookup: Lookup;
  /** `pending`, a status of the answer, the kind of the error, or `dropped`. */
  state: string;
  outcome: unknown;
  readonly controller: AbortController;
}

/** A row as the adapter drives it: shown, then loaded with a signal. */
export interface Row {
  readonly load: Load;
  /** Hides it; `abort` as TanStack does when nobody observes the query any more. */
  leave(abort?: boolean): void;
}

export interface PlannerBench {
  readonly planner: Planner;
  readonly clock: HandClock;
  readonly calls: readonly SeenCall[];
  readonly events: PlannerEvent[];
  readonly settled: ReadonlyMap<string, Outcome>[];
  readonly known: Set<string>;
  /** Keys that the host was told to revert. */
  readonly reverted: readonly string[];
  /** Ids of every call so far. */
  sent(): readonly (readonly string[])[];
  open(): readonly SeenCall[];
  load(lookup: Lookup): Load;
  row(lookup: Lookup): Row;
  /** A commit: every layout effect runs before the first effect. */
  rows(lookups: readonly Lookup[]): Row[];
  eventTypes(): string[];
  mayAskAgain(key: string): boolean;
  /** As a person does. */
  retry(key: string): void;
}

export function lookup(id: string, parts: Partial<Transaction> = {}, type = 'restrictive'): Lookup {
  const transaction = { id, merchant_name: `RAW ${id}`, ...parts };
  return {
    key: `${type}:${id}:${JSON.stringify(parts)}`,
    transaction,
    answer: hasUsableName(transaction) ? undefined : toResult([], id),
    bytes: jsonBytes(JSON.stringify(transaction)),
    group: groupOf({ type }),
  };
}

/** As the adapter makes it: equal for equal options, however they are written. */
export function groupOf(options: RequestGroup['options']): RequestGroup {
  const bytes = jsonBytes(JSON.stringify({ ...options, transactions: [] }));
  return { key: hashKey([options]), options, bytes };
}

export const lookups = (from: number, to: number): Lookup[] =>
  Array.from({ length: to - from }, (_, index) => lookup(`t${from + index}`));

export const httpError = (kind: EnrichmentErrorKind, status: number, retryAfterMs?: number) =>
  new EnrichmentError(kind, { status, retryAfterMs });

/** A planner on a hand-turned clock, before a service that is answered by hand or by `respond`. */
export function createBench(
  options: BatchOptions = {},
  respond?: (call: SeenCall, clock: HandClock) => void,
): PlannerBench {
  const clock = createHandClock();
  const calls: SeenCall[] = [];
  const events: PlannerEvent[] = [];
  const settled: ReadonlyMap<string, Outcome>[] = [];
  const known = new Set<string>();
  const reverted: string[] = [];
  const failures = createFailureLog(clock.now);
  const planner = createPlanner(
    {
      send: (asked, signal) =>
        fetchMerchantList(
          (request, context) =>
            new Promise((resolve, reject) => {
              let over = false;
              const ids = request.transactions.map(({ id }) => id);
              const end = (task: () => void) => () => {
                over = true;
                task();
              };
              const call: SeenCall = {
                request,
                ids,
                context,
                answer: (...body) => end(() => resolve(body.length > 0 ? body[0] : bodyFor(ids)))(),
                fail: (error) => end(() => reject(error))(),
                get over() {
                  return over;
                },
              };
              calls.push(call);
              respond?.(call, clock);
            }),
          asked,
          signal,
        ),
      settle(outcomes) {
        failures.settle(outcomes);
        settled.push(outcomes);
        for (const [key, outcome] of outcomes) {
          if (!(outcome instanceof EnrichmentError)) known.add(key);
        }
      },
      revert: (key) => reverted.push(key),
      isKnown: (key) => known.has(key) || !failures.mayAskAgain(key),
      onEvent(event) {
        failures.onEvent(event);
        events.push(event);
      },
    },
    clock,
    readBatchOptions(options),
  );

  const load = (asked: Lookup): Load => {
    const controller = new AbortController();
    const watched: Load = { lookup: asked, state: 'pending', outcome: undefined, controller };
    // As the adapter does when TanStack cancels a query.
    controller.signal.addEventListener('abort', () => planner.look());
    planner.load(asked, controller.signal).then(
      (answer) => {
        watched.state = answer.status;
        watched.outcome = answer;
      },
      (error: Error) => {
        watched.state = error instanceof EnrichmentError ? error.kind : 'cancelled';
        watched.outcome = error;
      },
    );
    return watched;
  };
  const toRow = (asked: Lookup, hide: () => void): Row => {
    const loaded = load(asked);
    return {
      load: loaded,
      leave(abort = true) {
        hide();
        if (abort) loaded.controller.abort();
      },
    };
  };
  return {
    planner,
    clock,
    calls,
    events,
    settled,
    known,
    reverted,
    sent: () => calls.map(({ ids }) => ids),
    open: () => calls.filter(({ over, context }) => !over && !context.signal.aborted),
    load,
    row: (asked) => toRow(asked, planner.show(asked)),
    rows(asked) {
      const hides = asked.map((each) => planner.show(each));
      return asked.map((each, index) => toRow(each, hides[index] ?? (() => {})));
    },
    eventTypes: () => events.map(({ type }) => type),
    mayAskAgain: failures.mayAskAgain,
    retry(key) {
      failures.forget(key);
      planner.release();
    },
  };
}
