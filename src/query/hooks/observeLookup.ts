import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantQueryKey, QueryLookup } from '../cache/createLookup.js';
import { isServer, lookupDefaults, retryWaitMs } from '../cache/lookupTimes.js';
import type { MerchantQuery } from '../cache/merchantQuery.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { rememberShown, replacedResult } from '../cache/replacedResult.js';
import type { MerchantContextValue } from '../MerchantProvider.js';

/** How a row observes its query, whatever the host app's defaults for all queries are. */
const ROW_OPTIONS = {
  refetchOnMount: true,
  refetchInterval: false,
  retryOnMount: true,
  // A row shows by itself that it waits or failed; it never takes its neighbours down.
  suspense: false,
  throwOnError: false,
} as const;

/** What a row reads is the result, whatever the host app's defaults for merchant queries are. */
const READ_OPTIONS = {
  select: (data: unknown) => (isResult(data) ? data : undefined),
  // An edited row never shows the result of what it was before.
  placeholderData: () => undefined,
} as const;

export type RowOptions = UseQueryOptions<
  MerchantResult,
  Error,
  MerchantResult | undefined,
  MerchantQueryKey
>;

/** Loads a lookup again at once, and resumes a paused queue. */
const retries = new WeakMap<MerchantQuery, () => void>();

interface ObservedLookup {
  readonly options: RowOptions;
  readonly retry: () => void;
  readonly enable: () => void;
  /** The server sent the page while `prefetchMerchants` was still loading the lookup. */
  readonly isStreamed: boolean;
  /** What was known of the row that this one replaces: shown until the row has a result. */
  readonly replaced: MerchantResult | undefined;
}

/**
 * Options for a row's `useQuery`, and `retry`, the same function as long as the query lives. Memoise
 * it. A row that has to wait after a failure does not load when it comes on screen. Call `enable`
 * in an effect after the query's own: refreshing then reloads the row, as TanStack reloads no query
 * that is disabled. A row that `replaces` another one, and asks the same, has that one's result
 * without a request.
 */
export function observeLookup(
  { client, shared }: MerchantContextValue,
  lookup: QueryLookup,
  isWanted: boolean,
  replaces: string | undefined,
): ObservedLookup {
  const before = replacedResult(client, lookup, replaces);
  const replaced = before?.data;
  const known = before?.isSame && { initialData: replaced, initialDataUpdatedAt: before.updatedAt };
  if (isWanted) rememberShown(client, { lookup, replaced });
  const required = lookupQueryOptions(lookup);
  const defaults = (isEmpty: boolean) => lookupDefaults(client, lookup.queryKey, isEmpty);
  const query: MerchantQuery = client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ ...defaults(true), ...required, ...known }));
  if (isServer) queueMicrotask(() => leaveEmpty(client, query));
  if (isWanted) shared.answerAtOnce(lookup, query);
  const isStreamed = query.meta?.streamed === true;
  let isEnabled = isWanted && retryWaitMs(query.state) === 0;
  const options: RowOptions = {
    ...ROW_OPTIONS,
    ...defaults(query.state.status === 'pending'),
    ...required,
    ...READ_OPTIONS,
    ...(isStreamed && { meta: query.meta }),
    enabled: () => isEnabled,
    // Reading anything else (`isFetching`) would render each row of a response on its own.
    notifyOnChangeProps: ['data', 'error'],
  };
  const retry =
    retries.get(query) ??
    (() => {
      shared.resumePaused();
      // The row sees a failure through its query.
      client.fetchQuery({ ...defaults(false), ...required, staleTime: 0 }).catch(() => undefined);
    });
  retries.set(query, retry);
  const enable = () => {
    isEnabled = isWanted;
  };
  return { options, retry, enable, isStreamed, replaced };
}

/**
 * On a server, takes a query that nothing loads out of the cache again. A fallback may show the
 * rows for which it waits: if their queries existed, `HydrationBoundary` would keep the results for
 * an effect, and a server has none.
 */
function leaveEmpty(client: QueryClient, query: MerchantQuery): void {
  const { data, fetchStatus } = query.state;
  if (!data && fetchStatus === 'idle') client.getQueryCache().remove(query);
}
