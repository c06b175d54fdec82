import { hashKey, type QueryClient } from '@tanstack/react-query';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

/**
 * Lookups come with their hash. A host that hashes all its keys in a way of its own would not find them by key: theirs are
 * hashed as TanStack does it.
 */
export function keepKeyHash(client: QueryClient): void {
  const root = [MERCHANT_QUERY_ROOT];
  const { queryKeyHashFn } = client.defaultQueryOptions({ queryKey: root });
  // Query defaults cost each row more than TanStack itself does: none without need.
  if (!queryKeyHashFn) return;
  client.setQueryDefaults(root, { ...client.getQueryDefaults(root), queryKeyHashFn: hashKey });
}
