import type { QueryClient } from '@tanstack/react-query';
import type { KeyedLookup } from '../cache/createLookup.js';
import { findLookup } from '../cache/findLookup.js';
import { lookupQueryOptions, type MerchantQueryOptions } from '../cache/merchantQueryOptions.js';
import { withHostDefaults } from '../cache/withHostDefaults.js';
import type { PlannerHandle } from '../provider/PlannerHandle.js';

/** Reading anything else (`isFetching`) would render each row of an answer on its own. */
const PROPS: ('data' | 'error')[] = ['data', 'error'];

export interface LookupObserverOptions extends MerchantQueryOptions {
  enabled: boolean;
  notifyOnChangeProps: ('data' | 'error')[];
  refetchOnMount: boolean;
  refetchInterval: false;
  retryOnMount: boolean;
  suspense: boolean;
  throwOnError: boolean;
  placeholderData(): undefined;
}

/**
 * How a mounted row observes its lookup, whatever the host's defaults for all queries are: asked only while wanted, and
 * after a failure only when its wait is over.
 */
export function lookupObserverOptions(
  client: QueryClient,
  handle: PlannerHandle,
  lookup: KeyedLookup,
  wanted: boolean,
): LookupObserverOptions {
  const status = findLookup(client, lookup.key)?.state.status ?? 'pending';
  const mustWait = status === 'error' && !handle.mayAskAgain(lookup.key);
  const options: LookupObserverOptions = {
    ...lookupQueryOptions(lookup),
    enabled: wanted && !mustWait,
    notifyOnChangeProps: PROPS,
    refetchOnMount: true,
    refetchInterval: false,
    retryOnMount: true,
    // A row says by itself that it waits or failed: it never takes its neighbours down.
    suspense: false,
    throwOnError: false,
    placeholderData,
  };
  return withHostDefaults(client, options);
}

/** An edited row never shows the answer to what it was before. */
const placeholderData = () => undefined;
