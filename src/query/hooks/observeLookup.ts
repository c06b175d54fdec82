import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantQueryKey, QueryLookup } from '../cache/createLookup.js';
import { isServer, lookupDefaults, retryWaitMs } from '../cache/lookupTimes.js';
import type { MerchantQuery } from '../cache/merchantQuery.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { rememberShown, replacedResult } from '../cache/replacedResult.js';
import type { MerchantContextValue } from '../MerchantProvider.js';

/** Options of a row's observer, which the host app's query defaults do not change. */
const ROW_OPTIONS = {
  refetchOnMount: true,
  refetchInterval: false,
  retryOnMount: true,
  // A row shows its own pending and failed states, and must not suspend or break its neighbours.
  suspense: false,
  throwOnError: false,
} as const;

/** Options that keep defaults of the host app from changing what a row reads. */
const READ_OPTIONS = {
  select: (data: unknown) => (isResult(data) ? data : undefined),
  // An edited row must not show the result of its old content.
  placeholderData: () => undefined,
} as const;

export type RowOptions = UseQueryOptions<
  MerchantResult,
  Error,
  MerchantResult | undefined,
  MerchantQueryKey
>;

/** For each query, a function that reloads it at once and resumes a paused queue. */
const retries = new WeakMap<MerchantQuery, () => void>();

interface ObservedLookup {
  readonly options: RowOptions;
  readonly retry: () => void;
  /** Returns its cleanup. */
  readonly enable: () => () => void;
  /** Whether the server sent the page while `prefetchMerchants` was still loading the lookup. */
  readonly isStreamed: boolean;
  /** The result of the row that this one replaces, shown until the row has its own. */
  readonly replaced: MerchantResult | undefined;
}

/**
 * Options for a row's `useQuery`, and `retry`, which is stable as long as the query lives. Memoise
 * the result. A row whose retry wait has not ended does not load when it becomes visible. Call
 * `enable` in an effect after the query's own, so that refetching reloads the row: TanStack does
 * not refetch disabled queries. Its cleanup makes the row wait again when its effects run again, as
 * in `<Activity>`. A row that `replaces` another and sends the same fields gets that row's result
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
  if (isWanted) shared.settleAtOnce(lookup, query);
  const isStreamed = query.meta?.streamed === true;
  let isEnabled = false;
  const options: RowOptions = {
    ...ROW_OPTIONS,
    ...defaults(query.state.status === 'pending'),
    ...required,
    ...READ_OPTIONS,
    ...(isStreamed && { meta: query.meta }),
    enabled: () => isEnabled || (isWanted && retryWaitMs(query.state) === 0),
    // Tracking more, such as `isFetching`, would render each row of a response separately.
    notifyOnChangeProps: ['data', 'error'],
  };
  const retry =
    retries.get(query) ??
    (() => {
      shared.resumePaused();
      // The row observes a failure through its query.
      client.fetchQuery({ ...defaults(false), ...required, staleTime: 0 }).catch(() => undefined);
    });
  retries.set(query, retry);
  const enable = () => {
    isEnabled = isWanted;
    return () => {
      isEnabled = false;
    };
  };
  return { options, retry, enable, isStreamed, replaced };
}

/**
 * On a server, removes a query that nothing loads. A suspense fallback may show the rows it waits
 * for: if their queries existed, `HydrationBoundary` would defer their results to an effect, which
 * never runs on a server.
 */
function leaveEmpty(client: QueryClient, query: MerchantQuery): void {
  const { data, fetchStatus } = query.state;
  if (!data && fetchStatus === 'idle') client.getQueryCache().remove(query);
}
