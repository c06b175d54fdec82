import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { REFUSALS } from '../../planner/createPause.js';
import { createPlanner } from '../../planner/createPlanner.js';
import type { BatchLimits } from '../../planner/readBatchOptions.js';
import type { Planner, PlannerEnvironment, PlannerEvent } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { QueryLookup } from '../cache/createLookup.js';
import { queryCacheAdapter } from '../cache/queryCacheAdapter.js';
import { createPlannerStatus, type PlannerStatus } from './plannerStatus.js';

interface PlannerOptions {
  client: QueryClient;
  limits: BatchLimits;
  fetcher: MerchantListFetcher;
  onEvent(event: PlannerEvent): void;
}

interface SharedPlannerOptions extends PlannerOptions {
  /** `SharedPlanner.load`. */
  load(lookup: QueryLookup, signal: AbortSignal): Promise<MerchantResult>;
  onStatus(status: PlannerStatus): void;
  /** Called when rows may load what they could not load before. */
  onReset(): void;
}

/** Whether an error pauses the queue. */
const isPausing = (error: unknown) =>
  error instanceof EnrichmentError && REFUSALS.some((kind) => kind === error.kind);

/** Starts a planner that writes results to the cache of `client`. `stop` settles its open loads. */
export function startPlanner(options: SharedPlannerOptions): Planner<QueryLookup> {
  const { client, limits, fetcher, load, onEvent, onStatus, onReset } = options;
  const cache = queryCacheAdapter(client);
  const endRetryDelays = () => cache.endRetryDelays(isPausing);
  const status = createPlannerStatus(onStatus);
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
  // Only the host app removes an active query, as at sign-out; its rows load again.
  const unwatch = cache.watch((key, query) => {
    planner.cancel(key);
    const isObserved = query.getObserversCount() > 0;
    if (isObserved || isPausing(query.state.error)) planner.resume();
    if (isObserved) onReset();
  });
  cache.reloadAllGivenUp();
  return {
    ...planner,
    load(lookup, signal, background) {
      // An empty query would be evicted, and its load cancelled, while the background waits.
      if (background) cache.prepare([lookup], load);
      return planner.load(lookup, signal, background);
    },
    resume() {
      const isLoading = planner.resume();
      // The failed rows are no longer on screen.
      if (!isLoading) status.end('failing');
      return isLoading;
    },
    stop() {
      unwatch();
      planner.stop();
      endRetryDelays();
    },
  };
}

/** Starts a planner for `prefetchMerchants`, which requests everything once without waiting. */
export function startPrefetch(options: PlannerOptions): Planner<QueryLookup> {
  const { client, limits, fetcher, onEvent } = options;
  const cache = queryCacheAdapter(client);
  const planner = createPlanner<QueryLookup>(
    {
      ...cache,
      revert: noop,
      send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
      onEvent,
    },
    // A route loader must end: offline it fails like any other request instead of waiting.
    { ...browserEnvironment(), connection: () => 'online', onConnectionChange: () => noop },
    { ...limits, attempts: 1 },
  );
  const unwatch = cache.watch((key) => planner.cancel(key));
  return {
    ...planner,
    stop() {
      unwatch();
      planner.stop();
    },
  };
}

const noop = () => {};

/**
 * The browser's environment, but also offline when TanStack's `onlineManager` says so, as for all
 * other queries of the app.
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
