import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { createPlanner } from '../../planner/createPlanner.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions } from '../../planner/types.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { Transaction } from '../../service/types.js';
import { byKey, cachePorts } from '../cache/cachePorts.js';
import { collectGarbage } from '../cache/collectGarbage.js';
import { createLookup } from '../cache/createLookup.js';
import { keepKeyHash } from '../cache/keepKeyHash.js';
import { loadWith, lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { withHostDefaults } from '../cache/withHostDefaults.js';
import type { MerchantConfig } from '../provider/MerchantConfig.js';

export interface PrefetchMerchantsOptions {
  fetcher: MerchantListFetcher;
  /** The rows of the first screen. */
  transactions: readonly Transaction[];
  /** The provider's config, or the provider asks again. */
  config?: MerchantConfig | undefined;
  batch?: BatchOptions | undefined;
}

/** A loader has to end: offline it fails like any other call instead of waiting. */
const ALWAYS_ONLINE = {
  ...browserEnvironment(),
  isOnline: () => true,
  onOnlineChange: () => () => undefined,
};

/**
 * Writes the merchants of a first screen into the cache, in as few calls as possible: for servers and route loaders. Rows
 * that are known already are not asked; a list that mounts meanwhile waits for these calls instead of asking again. Never
 * rejects for want of an answer: such a row is left for the list to ask. Rows without a usable `id` (`TypeError`) and
 * `batch` numbers that cannot work (`RangeError`) do reject.
 */
export async function prefetchMerchants(
  client: QueryClient,
  { fetcher, transactions, config, batch }: PrefetchMerchantsOptions,
): Promise<void> {
  keepKeyHash(client);
  collectGarbage(client);
  const cache = cachePorts(client);
  const planner = createPlanner(
    {
      settle: (outcomes) => cache.settle(byKey(outcomes)),
      isKnown: ({ key }) => cache.isKnown(key),
      // At the end only those are left that the host has taken back: who asks for them by then asks somebody else.
      revert: () => undefined,
      send: (request, signal) => fetchMerchantList(fetcher, request, signal),
      onEvent: () => undefined,
    },
    ALWAYS_ONLINE,
    readBatchOptions(batch),
  );
  const lookups = transactions.map((transaction) => createLookup(transaction, config));
  const prefetched = lookups.map((lookup) => {
    const options = withHostDefaults(client, lookupQueryOptions(lookup));
    let isAsked = false;
    return client.prefetchQuery({
      ...options,
      // The query keeps it: who fetches it another time asks the provider.
      queryFn(context) {
        if (isAsked) return options.queryFn(context);
        isAsked = true;
        return loadWith(planner, lookup, client);
      },
    });
  });
  await Promise.all(prefetched);
  planner.stop();
}
