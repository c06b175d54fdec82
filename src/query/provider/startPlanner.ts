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
  /** As `SharedPlanner.load`. */
  load(lookup: QueryLookup, signal: AbortSignal): Promise<MerchantResult>;
  onStatus(status: PlannerStatus): void;
  /** Rows may load what they could not load before. */
  onReset(): void;
}

/** Why only probes may be sent. */
const isPausing = (error: unknown) =>
  error instanceof EnrichmentError && REFUSALS.some((kind) => kind === error.kind);

/** A planner that writes what it loads into the cache of `client`. `stop` settles what is open. */
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
  // A query in use is removed only by the host app, as at sign-out: its rows load again.
  const unwatch = cache.watch((key, query) => {
    planner.cancel(key);
    const isObserved = query.getObserversCount() > 0;
    if (isObserved || isPausing(query.state.error)) planner.resume();
    if (isObserved) onReset();
  });
  cache.reloadAllGivenUp();
  return {
    ...planner,
    resume() {
      const isLoading = planner.resume();
      // The rows that failed have left the screen.
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

/** The same for `prefetchMerchants`: it requests everything once, and waits for nothing. */
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
    // A loader has to end: offline it fails like any other request instead of waiting.
    { ...browserEnvironment(), connection: () => 'online', onConnectionChange: () => noop },
    // Nothing is retried.
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
