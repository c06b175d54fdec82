import type { DehydratedState, QueryKey, QueryState } from '@tanstack/react-query';
import { cacheableResult, type MerchantResult } from '../../../src/index.js';

/** The `cachePolicy` labels that your service gives to its own fields. The sandbox’s is `OWN_SOURCE`. */
const OWN_SOURCES = ['own-source'];

interface StoredQuery {
  queryKey: QueryKey;
  state: QueryState;
}

/** A query as it may be stored; undefined if nothing of it may be. */
function cacheableQuery<Q extends StoredQuery>(query: Q): Q | undefined {
  if (query.queryKey[0] !== 'merchantry') return query;
  const data = cacheableResult(query.state.data as MerchantResult | undefined, OWN_SOURCES);
  return data && { ...query, state: { ...query.state, data } };
}

/**
 * For `PersistQueryClientProvider`, in the `serialize` of its persister:
 * `(client) => JSON.stringify(cacheableClient(client))`.
 */
export function cacheableClient<C extends { clientState: DehydratedState }>(client: C): C {
  const { queries, ...others } = client.clientState;
  const cacheable = queries.flatMap((query) => cacheableQuery(query) ?? []);
  return { ...client, clientState: { ...others, queries: cacheable } };
}

/** The `serialize` of `experimental_createQueryPersister`, which drops what has no date. */
export function serializeQuery(query: StoredQuery): string {
  const nothing = { ...query, state: { ...query.state, data: undefined, dataUpdatedAt: 0 } };
  return JSON.stringify(cacheableQuery(query) ?? nothing);
}
