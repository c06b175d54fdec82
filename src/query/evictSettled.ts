import type { QueryClient } from '@tanstack/react-query';

/** Settled lookups kept per client; beyond it the oldest that no row shows are removed. */
export const MAX_SETTLED_LOOKUPS = 5_000;

const settled = new WeakMap<QueryClient, Set<string>>();

/** Remembers lookups as settled just now and removes the oldest beyond the limit from the cache. */
export function evictSettled(client: QueryClient, settledNow: Iterable<string>): void {
  const keys = settled.get(client) ?? new Set();
  settled.set(client, keys);
  for (const key of settledNow) {
    keys.delete(key);
    keys.add(key);
  }
  const cache = client.getQueryCache();
  for (const key of keys) {
    if (keys.size <= MAX_SETTLED_LOOKUPS) return;
    const query = cache.get(key);
    if (query && query.getObserversCount() > 0) continue;
    keys.delete(key);
    if (query) cache.remove(query);
  }
}
