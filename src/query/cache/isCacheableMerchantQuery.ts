import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { cacheableResult } from './cacheableResult.js';
import { MERCHANT_QUERY_ROOT } from './createLookup.js';

/**
 * Whether a query may be persisted unchanged, for a persister's `shouldDehydrateQuery`. The terms
 * of places providers allow their data in memory only. A result qualifies if every field of its
 * records has a `cachePolicy` label in `ownSources`, the labels of the service itself; a field
 * without a label counts as the places provider's. Without `ownSources` only results without
 * records qualify. For other queries of the app TanStack decides.
 *
 * A single address excludes a whole result. To keep the rest, reduce results with `cacheableResult`
 * when they are written. A persister that writes queries one by one does not call this predicate
 * and always needs `cacheableResult`.
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
