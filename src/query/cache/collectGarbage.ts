import type { Query, QueryClient } from '@tanstack/react-query';
import { createShelf } from './createShelf.js';
import { EMPTY_MS, isServer, KEPT_MS } from './lookupLife.js';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

/** Settled lookups kept per client; beyond it those are removed that no row has shown for the longest time. */
export const MAX_SETTLED_LOOKUPS = 5_000;

const collected = new WeakSet<QueryClient>();

/**
 * Removes lookups that no row shows any more from the client's cache, when TanStack would. Its timers, two for each query,
 * would cost a row more than the planner does: here two serve all, and look at a lookup when its time is up. So `gcTime` is
 * `Infinity`, unless the host has set one: then that one counts. Goes on as long as the client lives; called again it does
 * nothing. On a server a timer would keep the request's cache alive.
 */
export function collectGarbage(client: QueryClient): void {
  if (isServer || collected.has(client)) return;
  collected.add(client);
  const cache = client.getQueryCache();

  /** New, or left by their last row: a moment later it shows what is to become of them. */
  const left = createShelf<Query>(EMPTY_MS, (query) => {
    if (!isIdle(query)) return;
    if (query.state.status === 'pending') cache.remove(query);
    else keep(query);
  });
  const kept = createShelf<Query>(KEPT_MS, (query) => {
    if (!isIdle(query)) return;
    // Asked again meanwhile, by nobody that shows it.
    const isNew = !query.isStaleByTime(KEPT_MS);
    if (isNew || isHosts(query)) keep(query);
    else cache.remove(query);
  });
  /** Removed by TanStack when the host wants it, or never; but they count. */
  const hosts = createShelf<Query>(Infinity, () => {});
  const shelves = [left, kept, hosts];

  const isHosts = ({ gcTime, queryKey }: Query) =>
    gcTime !== Infinity || client.getQueryDefaults(queryKey).gcTime === Infinity;

  const keep = (query: Query) => {
    (isHosts(query) ? hosts : kept).put(query);
    if (kept.size + hosts.size <= MAX_SETTLED_LOOKUPS) return;
    const oldest = kept.take() ?? hosts.take();
    if (oldest && isIdle(oldest)) cache.remove(oldest);
  };

  /** False for a query in use. It comes back when its last row leaves it, or its fetch has ended. */
  const isIdle = (query: Query): boolean => {
    if (query.getObserversCount() > 0) return false;
    if (query.state.fetchStatus === 'idle') return true;
    left.put(query);
    return false;
  };

  for (const query of cache.getAll()) if (isLookup(query)) left.put(query);
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' && type !== 'observerRemoved' && type !== 'removed') return;
    if (!isLookup(query)) return;
    if (type !== 'added') for (const shelf of shelves) shelf.remove(query);
    // The rows of a lookup that the host has removed leave it afterwards.
    if (cache.get(query.queryHash) === query) left.put(query);
  });
}

/** Other queries that begin with our root are not lookups. */
function isLookup({ queryKey }: Query): boolean {
  return queryKey[0] === MERCHANT_QUERY_ROOT && queryKey[4] !== undefined;
}
