import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { createPlanner } from '../../planner/createPlanner.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions } from '../../planner/types.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import { redactRows, WITHHELD } from '../../service/request/redactRow.js';
import type { Transaction } from '../../service/types.js';
import { createLookup, type QueryLookup } from '../cache/createLookup.js';
import { lookupDefaults } from '../cache/lookupTimes.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { findQuery, queryCacheAdapter } from '../cache/queryCacheAdapter.js';
import type { MerchantConfig } from '../provider/MerchantProvider.js';

export interface PrefetchMerchantsOptions {
  fetcher: MerchantListFetcher;
  /** The rows of the first screen. */
  transactions: readonly Transaction[];
  /** Must equal the provider's, or the provider loads the rows again. */
  config?: MerchantConfig | undefined;
  /** What may be sent of a row. Must be the provider's, or the provider loads the rows again. */
  redact?: ((transaction: Readonly<Transaction>) => Transaction | null) | undefined;
  batch?: BatchOptions | undefined;
}

/**
 * Writes the merchants of a first screen into the cache, in as few requests as possible: for
 * servers and route loaders. Rows that are known already are not requested; a list that mounts
 * meanwhile waits for these requests instead of sending its own. A failed request does not reject:
 * its rows are left for the list to load. Rows without an id are left out. `batch` numbers that
 * cannot work do reject (`RangeError`).
 */
export async function prefetchMerchants(
  client: QueryClient,
  { fetcher, transactions, config, redact, batch }: PrefetchMerchantsOptions,
): Promise<void> {
  const lookups = redactRows(transactions, redact)
    .filter((row) => row !== WITHHELD)
    .map((row) => createLookup(row, config));
  const cache = queryCacheAdapter(client);
  const planner = createPlanner<QueryLookup>(
    {
      ...cache,
      revert: () => {},
      send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
      onEvent: () => {},
    },
    // A loader has to end: offline it fails like any other request instead of waiting.
    { ...browserEnvironment(), isOnline: () => true, onOnlineChange: () => () => {} },
    readBatchOptions({ ...batch, timeoutMs: batch?.timeoutMs ?? fetcher.timeoutMs }),
  );
  const unsubscribe = cache.onRemoved((key) => planner.cancel(key));
  const prefetch = async (lookup: QueryLookup): Promise<void> => {
    const { queryFn, queryKey, ...options } = lookupQueryOptions(lookup);
    let isFirst = true;
    await client.prefetchQuery({
      ...lookupDefaults(client, queryKey),
      ...options,
      queryKey,
      // The query keeps its function: when it is fetched another time, the provider loads it.
      queryFn(context) {
        if (!isFirst) return queryFn(context);
        isFirst = false;
        return planner.load(lookup);
      },
    });
    const query = findQuery(client, queryKey);
    if (isFirst || query?.state.status !== 'error' || query.state.data) return;
    // As if never requested: its row loads through the provider.
    query.setState({ status: 'pending', error: null, errorUpdatedAt: 0, errorUpdateCount: 0 });
    void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  };
  await Promise.all(lookups.map(prefetch));
  unsubscribe();
  planner.stop();
}
