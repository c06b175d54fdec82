import { hashKey } from '@tanstack/react-query';
import { createPlanner } from '../../src/planner/createPlanner.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import type {
  Background,
  BatchOptions,
  Lookup,
  Outcome,
  Planner,
  PlannerEvent,
  RequestGroup,
} from '../../src/planner/types.js';
import { type FailureState, retryWaitMs } from '../../src/query/cache/lookupTimes.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { FetchContext } from '../../src/service/MerchantListFetcher.js';
import { hasUsableName } from '../../src/service/request/toWireTransaction.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import type { MerchantListRequest, Transaction } from '../../src/service/types.js';
import { createFakeClock, type FakeClock } from './fakeClock.js';

export const bodyFor = (ids: readonly string[]): Record<string, unknown[]> =>
  Object.fromEntries(ids.map((id) => [id, [{ name: `Shop ${id}` }]]));

/** One request as the service sees it. */
export interface SeenRequest {
  readonly body: MerchantListRequest;
  readonly ids: readonly string[];
  readonly context: FetchContext;
  /** Without a body every id gets a record. */
  respond(...body: [unknown?]): void;
  fail(error: unknown): void;
  readonly over: boolean;
}

/** One promise of the planner, watched. */
export interface Load {
  readonly lookup: Lookup;
  /** `pending`, the status of the result, the kind of the error, or `cancelled`. */
  state: string;
  outcome: unknown;
  readonly controller: AbortController;
}

/** A row as the adapter drives it: marked visible, then loaded with a signal. */
export interface Row {
  readonly load: Load;
  /** Hides it; `abort` as TanStack does when nothing observes the query any more. */
  leave(abort?: boolean): void;
}

export interface PlannerHarness {
  readonly planner: Planner;
  readonly clock: FakeClock;
  readonly requests: readonly SeenRequest[];
  readonly events: PlannerEvent[];
  readonly settled: ReadonlyMap<string, Outcome>[];
  readonly known: Set<string>;
  /** Keys that the host was told to revert. */
  readonly reverted: readonly string[];
  /** Ids of every request so far. */
  sent(): readonly (readonly string[])[];
  open(): readonly SeenRequest[];
  load(lookup: Lookup, background?: Background): Load;
  row(lookup: Lookup): Row;
  /** A commit: every layout effect runs before the first effect. */
  rows(lookups: readonly Lookup[]): Row[];
  eventTypes(): string[];
  mayLoad(key: string): boolean;
  /** As a press on retry does. */
  retry(key: string): void;
}

export function lookup(id: string, parts: Partial<Transaction> = {}, type = 'restrictive'): Lookup {
  const transaction = { id, merchant_name: `RAW ${id}`, ...parts };
  return {
    key: `${type}:${id}:${JSON.stringify(parts)}`,
    transaction,
    result: hasUsableName(transaction) ? undefined : toResult([], id),
    group: groupOf({ type }),
  };
}

/** As the adapter makes it: equal for equal options, however they are written. */
export function groupOf(options: RequestGroup['options']): RequestGroup {
  return { key: hashKey([options]), options };
}

export const lookups = (from: number, to: number): Lookup[] =>
  Array.from({ length: to - from }, (_, index) => lookup(`t${from + index}`));

export const httpError = (kind: EnrichmentErrorKind, status: number, retryAfterMs?: number) =>
  new EnrichmentError(kind, { status, retryAfterMs });

/** A planner on a fake clock, before a service that responds by hand or by `handle`. */
export function createHarness(
  { attempts, ...options }: BatchOptions & { attempts?: number } = {},
  handle?: (request: SeenRequest, clock: FakeClock) => void,
): PlannerHarness {
  const clock = createFakeClock();
  const requests: SeenRequest[] = [];
  const events: PlannerEvent[] = [];
  const settled: ReadonlyMap<string, Outcome>[] = [];
  const known = new Set<string>();
  const reverted: string[] = [];
  const failures = new Map<string, FailureState & { kind: string }>();
  const waitMs = (key: string) => {
    const failure = failures.get(key);
    return failure ? retryWaitMs(failure, clock.now()) : 0;
  };
  const planner = createPlanner(
    {
      send: (sent, signal) =>
        fetchMerchantList(
          (body, context) =>
            new Promise((resolve, reject) => {
              let over = false;
              const ids = body.transactions.map(({ id }) => id);
              const end = (task: () => void) => {
                over = true;
                task();
              };
              const request: SeenRequest = {
                body,
                ids,
                context,
                respond: (...given) =>
                  end(() => resolve(given.length > 0 ? given[0] : bodyFor(ids))),
                fail: (error) => end(() => reject(error)),
                get over() {
                  return over;
                },
              };
              requests.push(request);
              handle?.(request, clock);
            }),
          sent,
          signal,
        ),
      settle(outcomes) {
        const byKey = new Map([...outcomes].map(([{ key }, outcome]) => [key, outcome]));
        settled.push(byKey);
        for (const [key, outcome] of byKey) {
          if (!(outcome instanceof EnrichmentError)) {
            failures.delete(key);
            known.add(key);
            continue;
          }
          failures.set(key, {
            kind: outcome.kind,
            status: 'error',
            error: outcome,
            errorUpdatedAt: clock.now(),
            errorUpdateCount: (failures.get(key)?.errorUpdateCount ?? 0) + 1,
          });
        }
      },
      revert: ({ key }) => reverted.push(key),
      waitMs: ({ key }) => (known.has(key) ? Number.POSITIVE_INFINITY : waitMs(key)),
      onEvent(event) {
        if (event.type === 'resumed') {
          for (const failure of failures.values()) {
            if (failure.kind === event.reason) failure.errorUpdatedAt = Number.NEGATIVE_INFINITY;
          }
        }
        events.push(event);
      },
    },
    clock,
    { ...readBatchOptions(options), ...(attempts && { attempts }) },
  );

  const load = (requested: Lookup, background?: Background): Load => {
    const controller = new AbortController();
    const watched: Load = { lookup: requested, state: 'pending', outcome: undefined, controller };
    planner.load(requested, controller.signal, background).then(
      (result) => {
        watched.state = result.status;
        watched.outcome = result;
      },
      (error: Error) => {
        watched.state = error instanceof EnrichmentError ? error.kind : 'cancelled';
        watched.outcome = error;
      },
    );
    return watched;
  };
  const toRow = (requested: Lookup, hide: () => void): Row => {
    const loaded = load(requested);
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
    requests,
    events,
    settled,
    known,
    reverted,
    sent: () => requests.map(({ ids }) => ids),
    open: () => requests.filter(({ over, context }) => !over && !context.signal.aborted),
    load,
    row: (requested) => toRow(requested, planner.markVisible(requested)),
    rows(requested) {
      const hides = requested.map((each) => planner.markVisible(each));
      return requested.map((each, index) => toRow(each, hides[index] ?? (() => {})));
    },
    eventTypes: () => events.map(({ type }) => type),
    mayLoad: (key) => waitMs(key) === 0,
    retry(key) {
      failures.delete(key);
      planner.resume();
    },
  };
}
