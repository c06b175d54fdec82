import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantRecord } from '../../service/types.js';
import { fieldLabel } from '../../sources/fieldSource.js';
import type { MerchantField } from '../../sources/partFields.js';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

/** What only the service itself can know, and the place's id, which may be kept for ever. */
const FREE_FIELDS: ReadonlySet<string> = new Set<MerchantField>([
  'place_id',
  'intermediary',
  'brand',
  'aggregateLevel',
  'store',
]);

/**
 * Whether a query may be written to disk, for the `shouldDehydrateQuery` of a persister. The terms
 * of places providers allow their data in memory only. A result may be kept if every field of its
 * records carries one of the `cachePolicy` labels in `ownSources`, those of the service itself; a
 * field without a label counts as the places provider's. Without `ownSources` only results without
 * records are kept. For the app's other queries TanStack decides.
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

/**
 * Stricter than a credit, which may guess a label (`fieldSource`): crediting a source too often
 * does no harm, but data written to disk by a wrong guess breaks the source's terms.
 */
function isOwn(merchant: MerchantRecord, ownSources: readonly string[]): boolean {
  return (Object.keys(merchant) as MerchantField[]).every((field) => {
    if (field === 'cachePolicy' || FREE_FIELDS.has(field)) return true;
    const label = fieldLabel(merchant, field);
    return label !== undefined && ownSources.includes(label);
  });
}
