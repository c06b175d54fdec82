import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { createPlanner } from '../../planner/createPlanner.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions } from '../../planner/types.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { Transaction } from '../../service/types.js';
import { createLookup, type QueryLookup } from '../cache/createLookup.js';
import { lookupDefaults } from '../cache/lookupTimes.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { findMerchantQuery, queryCacheAdapter } from '../cache/queryCacheAdapter.js';
import type { MerchantConfig } from '../provider/MerchantContext.js';

export interface PrefetchMerchantsOptions {
  fetcher: MerchantListFetcher;
  /** The rows of the first screen. */
  transactions: readonly Transaction[];
  /** Must equal the provider's, or the provider loads the rows again. */
  config?: MerchantConfig | undefined;
  batch?: BatchOptions | undefined;
}

/** A loader has to end: offline it fails like any other request instead of waiting. */
const ALWAYS_ONLINE = {
  ...browserEnvironment(),
  isOnline: () => true,
  onOnlineChange: () => () => undefined,
};

/**
 * Writes the merchants of a first screen into the cache, in as few requests as possible: for
 * servers and route loaders. Rows that are known already are not requested; a list that mounts
 * meanwhile waits for these requests instead of sending its own. A failed request does not reject:
 * its rows are left for the list to load. Rows without a usable `id` (`TypeError`) and `batch`
 * numbers that cannot work (`RangeError`) do reject.
 */
export async function prefetchMerchants(
  client: QueryClient,
  { fetcher, transactions, config, batch }: PrefetchMerchantsOptions,
): Promise<void> {
  const planner = createPlanner<QueryLookup>(
    {
      ...queryCacheAdapter(client),
      // In the end only lookups remain whose queries the host removed.
      revert: () => undefined,
      send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
      onEvent: () => undefined,
    },
    ALWAYS_ONLINE,
    readBatchOptions({ ...batch, timeoutMs: batch?.timeoutMs ?? fetcher.timeoutMs }),
  );
  const lookups = transactions.map((transaction) => createLookup(transaction, config));
  const prefetched = lookups.map((lookup) => {
    const { queryFn, ...options } = lookupQueryOptions(lookup);
    let isFirst = true;
    return client.prefetchQuery({
      ...lookupDefaults(client, lookup.queryKey),
      ...options,
      // The query keeps its function: when it is fetched another time, the provider loads it.
      queryFn(context) {
        if (!isFirst) return queryFn(context);
        isFirst = false;
        return planner.load(lookup);
      },
    });
  });
  await Promise.all(prefetched);
  planner.stop();
  for (const { queryKey } of lookups) {
    const query = findMerchantQuery(client, queryKey);
    if (query?.state.status !== 'error' || query.state.data) continue;
    // As if never requested: its row loads through the provider.
    query.setState({ status: 'pending', error: null, errorUpdatedAt: 0, errorUpdateCount: 0 });
    void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  }
}
