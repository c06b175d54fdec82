import type { QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';
import type { KeyedLookup } from './createLookup.js';
import { lookupQueryOptions, type MerchantQueryOptions } from './merchantQueryOptions.js';
import type { PlannerHandle } from './PlannerHandle.js';

/** Reading anything else (`isFetching`) would render each row of an answer on its own. */
const PROPS: ('data' | 'error')[] = ['data', 'error'];

export interface LookupObserverOptions extends MerchantQueryOptions {
  enabled: boolean;
  notifyOnChangeProps: ('data' | 'error')[];
}

/** How a mounted row observes its lookup: asked only while wanted, and after a failure only when its wait is over. */
export function lookupObserverOptions(
  client: QueryClient,
  handle: PlannerHandle,
  lookup: KeyedLookup,
  wanted: boolean,
): LookupObserverOptions {
  const state = client.getQueryState<LookupAnswer>(lookup.queryKey);
  const mustWait = state?.status === 'error' && !handle.mayAskAgain(lookup.key);
  return {
    ...lookupQueryOptions(lookup),
    enabled: wanted && !mustWait,
    notifyOnChangeProps: PROPS,
  };
}
