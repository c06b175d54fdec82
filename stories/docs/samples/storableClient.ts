import type { DehydratedState, QueryKey, QueryState } from '@tanstack/react-query';
import { type MerchantResult, storableAnswer } from '../../../src/index.js';

/** The `cachePolicy` labels that your service gives to its own fields. The sandbox’s is `OWN_SOURCE`. */
const OWN_SOURCES = ['own-source'];

interface StoredQuery {
  queryKey: QueryKey;
  state: QueryState;
}

/** A query as it may be stored; undefined if nothing of it may be. */
function storableQuery<Q extends StoredQuery>(query: Q): Q | undefined {
  if (query.queryKey[0] !== 'merchantry') return query;
  const data = storableAnswer(query.state.data as MerchantResult | undefined, OWN_SOURCES);
  return data && { ...query, state: { ...query.state, data } };
}

/**
 * For `PersistQueryClientProvider`, in the `serialize` of its persister:
 * `(client) => JSON.stringify(storableClient(client))`.
 */
export function storableClient<C extends { clientState: DehydratedState }>(client: C): C {
  const { queries, ...others } = client.clientState;
  const storable = queries.flatMap((query) => storableQuery(query) ?? []);
  return { ...client, clientState: { ...others, queries: storable } };
}

/** The `serialize` of `experimental_createQueryPersister`, which drops what has no date. */
export function serializeQuery(query: StoredQuery): string {
  const nothing = { ...query, state: { ...query.state, data: undefined, dataUpdatedAt: 0 } };
  return JSON.stringify(storableQuery(query) ?? nothing);
}
