import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

/** The service's own by their nature; and the place's id, which may be kept for ever. */
const FREE: ReadonlySet<string> = new Set<keyof MerchantRecord>([
  'place_id',
  'intermediary',
  'brand',
  'aggregateLevel',
  'store',
]);

/** The interface has no label for these: they share that of the opening hours. */
const UNLABELLED: ReadonlySet<string> = new Set<keyof MerchantRecord>([
  'locality',
  'rating',
  'reviews',
  'price_level',
]);

/**
 * Whether a query may be written to disk: for the `shouldDehydrateQuery` of a persister. Terms of places providers allow
 * their data in memory only. An answer may be kept if every field of its records carries one of the `cachePolicy` labels in
 * `ownSources`, those of the service itself; a field without a label counts as the places provider's. Without `ownSources`
 * only answers without records are kept. Other queries of the app: as TanStack decides.
 */
export function isPersistableMerchantQuery(
  query: Query,
  ownSources: readonly string[] = [],
): boolean {
  if (!defaultShouldDehydrateQuery(query)) return false;
  if (query.queryKey[0] !== MERCHANT_QUERY_ROOT) return true;
  const { merchants } = query.state.data as MerchantResult;
  return merchants.every((record) => isOwn(record, ownSources));
}

function isOwn({ cachePolicy = {}, ...fields }: MerchantRecord, ownSources: readonly string[]) {
  return Object.keys(fields).every((field) => {
    if (FREE.has(field)) return true;
    const label = cachePolicy[field] ?? (UNLABELLED.has(field) && cachePolicy.opening_hours);
    return typeof label === 'string' && ownSources.includes(label);
  });
}
