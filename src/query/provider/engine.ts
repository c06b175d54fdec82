import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { REFUSALS, type RefusalKind } from '../../planner/createPause.js';
import { createPlanner } from '../../planner/createPlanner.js';
import type { PlannerFront } from '../../planner/createPlannerFront.js';
import type { BatchLimits } from '../../planner/readBatchOptions.js';
import type { Outcome, PlannerEnvironment, PlannerEvent } from '../../planner/types.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../service/EnrichmentError.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { QueryLookup } from '../cache/createLookup.js';
import { findQuery } from '../cache/merchantQuery.js';
import { queryCacheAdapter } from '../cache/queryCacheAdapter.js';
import { type PlannerStatus, READY } from './SharedPlanner.js';

/** All that a request needs is imported here, and loaded on demand: see `loadEngine`. */
interface EngineOptions {
  client: QueryClient;
  front: PlannerFront<QueryLookup>;
  limits: BatchLimits;
  fetcher: MerchantListFetcher;
  onEvent(event: PlannerEvent): void;
}

interface SharedOptions extends EngineOptions {
  /** As `SharedPlanner.load`. */
  load(lookup: QueryLookup, signal: AbortSignal): Promise<MerchantResult>;
  onStatus(status: PlannerStatus): void;
  /** Rows may load what they could not load before. */
  onReset(): void;
}

/** Why only probes may be sent. */
const isPausing = (error: unknown) =>
  error instanceof EnrichmentError && REFUSALS.some((kind) => kind === error.kind);

/** Starts the planner of a `SharedPlanner`. Returns what stops it. */
export function startEngine(options: SharedOptions): () => void {
  const { client, front, limits, fetcher, load, onEvent, onStatus, onReset } = options;
  const cache = queryCacheAdapter(client);
  const endRetryDelays = () => cache.endRetryDelays(isPausing);
  const status = createStatus(onStatus);
  const planner = createPlanner<QueryLookup>(
    {
      ...cache,
      settle(outcomes) {
        status.onSettled(outcomes.values());
        cache.settle(outcomes);
      },
      send: (lookups, signal) => {
        cache.prepare(lookups, load);
        return fetchMerchantList(fetcher, lookups, signal);
      },
      onEvent: (event) => {
        status.onEvent(event);
        if (event.type === 'resumed' && event.reason !== 'offline') {
          endRetryDelays();
          onReset();
        }
        onEvent(event);
      },
    },
    environment(),
    limits,
  );
  // A query in use is removed only by the host app, as at sign-out: its rows load again.
  const unwatch = cache.watch((key, query) => {
    planner.cancel(key);
    const isObserved = query.getObserversCount() > 0;
    if (isObserved || isPausing(query.state.error)) planner.resume();
    if (isObserved) onReset();
  });
  const early = front.visible();
  front.handOver({
    ...planner,
    resume() {
      const isLoading = planner.resume();
      // The rows that failed have left the screen.
      if (!isLoading) status.end('failing');
      return isLoading;
    },
  });
  if (early.length > 0) {
    // What was missed while the engine was on its way.
    cache.endRetryDelays(front.hasFailed);
    cache.reloadAllGivenUp();
    if (early.some(({ queryKey }) => !findQuery(client, queryKey))) onReset();
  }
  return () => {
    unwatch();
    planner.stop();
    endRetryDelays();
  };
}

/** Starts the planner of `prefetchMerchants`. Returns what stops it. */
export function startPrefetch(options: EngineOptions): () => void {
  const { client, front, limits, fetcher, onEvent } = options;
  const cache = queryCacheAdapter(client);
  const planner = createPlanner<QueryLookup>(
    {
      ...cache,
      revert: noop,
      send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
      onEvent,
    },
    // A loader has to end: offline it fails like any other request instead of waiting.
    { ...browserEnvironment(), connection: () => 'online', onConnectionChange: () => noop },
    // Nothing is retried.
    { ...limits, attempts: 1 },
  );
  const unwatch = cache.watch((key) => planner.cancel(key));
  front.handOver(planner);
  return () => {
    unwatch();
    planner.stop();
  };
}

const noop = () => {};

/**
 * The browser's, and offline where TanStack's `onlineManager` says so, which all other queries of
 * the app obey, too. The host app sets it, or an `offline` event of the browser does.
 */
function environment(): PlannerEnvironment {
  const browser = browserEnvironment();
  return {
    ...browser,
    connection: () => (onlineManager.isOnline() ? browser.connection() : 'offline'),
    onConnectionChange(listener) {
      const unsubscribes = [
        browser.onConnectionChange(listener),
        onlineManager.subscribe(listener),
      ];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

/** Of a service that is down, rather than of what was sent. */
const OUTAGES: ReadonlySet<unknown> = new Set([
  'server',
  'network',
  'timeout',
  'rate-limited',
] satisfies EnrichmentErrorKind[]);

/** Reads the planner's status from its events, and from what has become of rows. */
function createStatus(onStatus: (status: PlannerStatus) => void) {
  /** What is wrong, latest last, but outages first: a queue that waits is more than a failure. */
  let troubles: readonly PlannerStatus[] = [];
  const has = (state: PlannerStatus['state']) => troubles.some((each) => each.state === state);
  const end = (state: PlannerStatus['state']) => {
    if (!has(state)) return;
    troubles = troubles.filter((each) => each.state !== state);
    onStatus(troubles.at(-1) ?? READY);
  };
  const begin = (state: PlannerStatus['state'], reason?: RefusalKind) => {
    const begun = { state, reason, since: new Date() };
    const others = troubles.filter((each) => each.state !== state);
    troubles = state === 'failing' ? [begun, ...others] : [...others, begun];
    onStatus(troubles.at(-1) ?? READY);
  };
  return {
    end,
    onEvent(event: PlannerEvent) {
      if (event.type === 'received') end('failing');
      if (event.type !== 'paused' && event.type !== 'resumed') return;
      const { reason } = event;
      if (reason === 'rate-limited') return;
      const state = reason === 'offline' ? 'offline' : 'paused';
      if (event.type === 'resumed') end(state);
      else begin(state, reason === 'offline' ? undefined : reason);
    },
    onSettled(outcomes: Iterable<Outcome>) {
      const isOutage = [...outcomes].some(
        (outcome) => outcome instanceof EnrichmentError && OUTAGES.has(outcome.kind),
      );
      if (isOutage && !has('failing')) begin('failing');
    },
  };
}
