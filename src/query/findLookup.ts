import type { Query, QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../contract/LookupAnswer.js';
import { GC_MS } from './lookupLife.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

export type LookupQuery = Query<LookupAnswer, Error, LookupAnswer, MerchantQueryKey>;

/** A lookup's query. By its hash: `QueryCache.find` would compare the key with that of every query there is. */
export function findLookup(client: QueryClient, key: string): LookupQuery | undefined {
  return client.getQueryCache().get(key);
}

/**
 * The query that takes in what is known of a lookup, and keeps it. None stands for a lookup that only filled a call, or whose
 * row left; that of a row on screen would go with the row.
 */
export function keepLookup(client: QueryClient, key: string): LookupQuery {
  const cache = client.getQueryCache();
  const found = findLookup(client, key);
  if (found && found.gcTime >= GC_MS) return found;
  const queryKey = found?.queryKey ?? (JSON.parse(key) as MerchantQueryKey);
  const { gcTime = GC_MS } = client.getQueryDefaults(queryKey);
  if (found && (found.getObserversCount() > 0 || found.state.fetchStatus !== 'idle')) {
    found.setOptions({ ...found.options, gcTime });
    return found;
  }
  // Its row has left, and the clock of an empty query is running: a longer time would not stop that one.
  if (found) cache.remove(found);
  return cache.build(client, { queryKey, queryHash: key, gcTime });
}
