import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { cacheableResult } from './cacheableResult.js';
import { MERCHANT_QUERY_ROOT } from './createLookup.js';

/**
 * Whether a query may be written to disk as it is, for the `shouldDehydrateQuery` of a persister.
 * The terms of places providers allow their data in memory only. A result may be kept if every
 * field of its records carries one of the `cachePolicy` labels in `ownSources`, those of the
 * service itself; a field without a label counts as the places provider's. Without `ownSources`
 * only results without records are kept. For the app's other queries TanStack decides.
 *
 * All or nothing: a single address excludes a result. To keep the rest of it, cut results with
 * `cacheableResult` where they are written, instead of asking this. A persister that writes queries
 * one by one asks no such predicate and always needs `cacheableResult`.
 */
export function isCacheableMerchantQuery(
  query: Query,
  ownSources: readonly string[] = [],
): boolean {
  if (!defaultShouldDehydrateQuery(query)) return false;
  if (query.queryKey[0] !== MERCHANT_QUERY_ROOT) return true;
  const answer = query.state.data as MerchantResult;
  return cacheableResult(answer, ownSources) === answer;
}
