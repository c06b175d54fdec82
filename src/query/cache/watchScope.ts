import {
  CancelledError,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

export interface ScopeWatch {
  /** A call is under way until it settles or `signal` is aborted. */
  during(call: Promise<unknown>, signal: AbortSignal): void;
  /** False: no row of the scope has a fuller answer than its own. */
  hasExtended(): boolean;
  stop(): void;
}

/** Reverting comes just before the signal is aborted. A failure is no cancelling: answers with bad rows would tell of each. */
function isCancelling(action: Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action']) {
  if ('state' in action) return action.state.fetchStatus === 'idle';
  return 'error' in action && action.error instanceof CancelledError;
}

/**
 * Calls `onClear` in the moment in which the host takes the last query of a scope out of the cache, with `client.clear()`,
 * `removeQueries()` or the like. A query whose time was up does not count. Calls `onCancel` in each task in which
 * the signal of a query's fetch is aborted.
 */
export function watchScope(
  client: QueryClient,
  scope: string,
  onClear: () => void,
  onCancel: () => void,
): ScopeWatch {
  const cache = client.getQueryCache();
  const isOurs = ({ queryKey }: Query) =>
    queryKey[0] === MERCHANT_QUERY_ROOT && queryKey[1] === scope;
  const isExtended = ({ queryKey }: Query) => queryKey[2] === 'extended';
  const ours = cache.getAll().filter(isOurs);
  let queries = ours.length;
  let extended = ours.filter(isExtended).length;
  let calls = 0;
  /** Stands in the cache for the calls: when their rows have left there may be no other query to remove. */
  let marker: Query | undefined;
  /** In this task the host has removed a query that would not have gone by itself. */
  let isHost = false;
  let isStopped = false;

  const mark = () => {
    if (calls === 0 || marker || isStopped) return;
    const queryKey = [MERCHANT_QUERY_ROOT, scope, 'calls'];
    marker = cache.build<unknown>(client, { queryKey, gcTime: Infinity });
  };
  const unmark = () => {
    const query = marker;
    marker = undefined;
    if (query) cache.remove(query);
  };
  const endTask = () => {
    isHost = false;
    mark();
  };

  const unsubscribe = cache.subscribe((event) => {
    const { type, query } = event;
    if (!isOurs(query)) return;
    if (type === 'updated' && isCancelling(event.action)) onCancel();
    if (type !== 'added' && type !== 'removed') return;
    // Older versions of TanStack remove a query once more whose time is up, although another one has its place.
    if (type === 'removed' && cache.get(query.queryHash)) return;
    const change = type === 'added' ? 1 : -1;
    queries += change;
    if (isExtended(query)) extended += change;
    if (type === 'added') return;
    const isFetching = query.state.fetchStatus !== 'idle';
    if (isFetching) onCancel();
    const isUsed = isFetching || query.getObserversCount() > 0;
    if (!isHost && (isUsed || query === marker)) {
      isHost = true;
      queueMicrotask(endTask);
    }
    if (query === marker) marker = undefined;
    if (isHost && queries === 0) onClear();
  });

  return {
    during(call, signal) {
      calls += 1;
      mark();
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        calls -= 1;
        if (calls === 0) unmark();
      };
      signal.addEventListener('abort', end);
      call.then(end, end);
    },
    hasExtended: () => extended > 0,
    stop() {
      isStopped = true;
      unsubscribe();
      unmark();
    },
  };
}
