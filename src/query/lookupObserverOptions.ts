import type { QueryClient } from '@tanstack/react-query';
import type { LookupAnswer, Planner } from '../batch/Planner.js';
import type { KeyedLookup } from './createLookup.js';
import { lookupQueryOptions, type MerchantQueryOptions } from './merchantQueryOptions.js';

/** Reading anything else (`isFetching`) would render each row of an answer on its own. */
const PROPS: ('data' | 'error')[] = ['data', 'error'];

export interface LookupObserverOptions extends MerchantQueryOptions {
  enabled: boolean;
  notifyOnChangeProps: ('data' | 'error')[];
}

/** How a mounted row observes its lookup: asked only while wanted, and after a failure only when its wait is over. */
export function lookupObserverOptions(
  client: QueryClient,
  planner: Planner,
  lookup: KeyedLookup,
  wanted: boolean,
): LookupObserverOptions {
  const state = client.getQueryState<LookupAnswer>(lookup.queryKey);
  const mustWait = state?.status === 'error' && !planner.mayAskAgain(lookup.key);
  return {
    ...lookupQueryOptions(lookup),
    enabled: wanted && !mustWait,
    notifyOnChangeProps: PROPS,
  };
}
