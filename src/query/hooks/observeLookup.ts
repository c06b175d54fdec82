import type { UseQueryOptions } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantQueryKey, QueryLookup } from '../cache/createLookup.js';
import { lookupDefaults, retryWaitMs } from '../cache/lookupTimes.js';
import type { MerchantQuery } from '../cache/merchantQuery.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import type { MerchantContextValue } from '../provider/MerchantProvider.js';

/** How a row observes its query, whatever the host's defaults for all queries are. */
const ROW_OPTIONS = {
  refetchOnMount: true,
  refetchInterval: false,
  retryOnMount: true,
  // A row shows by itself that it waits or failed; it never takes its neighbours down.
  suspense: false,
  throwOnError: false,
  // An edited row never shows the result of what it was before.
  placeholderData: () => undefined,
} as const;

type RowOptions = UseQueryOptions<MerchantResult, Error, MerchantResult, MerchantQueryKey>;

/** Loads a lookup again at once, and resumes a paused queue. */
const retries = new WeakMap<MerchantQuery, () => void>();

/**
 * Options for a row's `useQuery`, and `retry`, the same function as long as the query lives. Memoise
 * it. A row that has to wait after a failure does not load when it comes on screen. Call `enable`
 * in an effect after the query's own: refreshing then reloads the row, as TanStack reloads no query
 * that is disabled.
 */
export function observeLookup(
  { client, shared }: MerchantContextValue,
  lookup: QueryLookup,
  isWanted: boolean,
): { options: RowOptions; retry: () => void; enable: () => void } {
  const required = lookupQueryOptions(lookup);
  const defaults = (isEmpty: boolean) => lookupDefaults(client, lookup.queryKey, isEmpty);
  const query: MerchantQuery = client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ ...defaults(true), ...required }));
  if (isWanted) shared.answerAtOnce(lookup, query);
  let isEnabled = isWanted && retryWaitMs(query.state) === 0;
  const options: RowOptions = {
    ...ROW_OPTIONS,
    ...defaults(query.state.status === 'pending'),
    ...required,
    enabled: () => isEnabled,
    // Reading anything else (`isFetching`) would render each row of a response on its own.
    notifyOnChangeProps: ['data', 'error'],
  };
  const retry =
    retries.get(query) ??
    (() => {
      shared.resume();
      // The row sees a failure through its query.
      client.fetchQuery({ ...defaults(false), ...required, staleTime: 0 }).catch(() => undefined);
    });
  retries.set(query, retry);
  const enable = () => {
    isEnabled = isWanted;
  };
  return { options, retry, enable };
}
