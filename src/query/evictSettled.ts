import type { QueryClient } from '@tanstack/react-query';
import type { MerchantQueryKey } from './merchantQueryKey.js';

/** Settled lookups kept per client; beyond it the oldest that no row shows are removed. */
export const MAX_SETTLED_LOOKUPS = 5_000;

const settled = new WeakMap<QueryClient, Set<string>>();

/** Remembers lookups as settled just now and removes the oldest beyond the limit from the cache. */
export function evictSettled(client: QueryClient, queryKeys: readonly MerchantQueryKey[]): void {
  const hashes = settled.get(client) ?? new Set();
  settled.set(client, hashes);
  for (const queryKey of queryKeys) {
    const hash = client.defaultQueryOptions({ queryKey }).queryHash;
    hashes.delete(hash);
    hashes.add(hash);
  }
  const cache = client.getQueryCache();
  for (const hash of hashes) {
    if (hashes.size <= MAX_SETTLED_LOOKUPS) return;
    const query = cache.get(hash);
    if (query && query.getObserversCount() > 0) continue;
    hashes.delete(hash);
    if (query) cache.remove(query);
  }
}
