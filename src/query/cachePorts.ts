import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { LookupAnswer, Outcome, PlannerPorts } from '../batch/Planner.js';
import { EnrichmentError } from '../contract/EnrichmentError.js';
import { evictSettled } from './evictSettled.js';
import { findLookup } from './findLookup.js';
import { freshAnswer } from './freshAnswer.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

/** Where the planner's answers go: the app's own cache. */
export function cachePorts(client: QueryClient): Pick<PlannerPorts, 'settle' | 'isKnown'> {
  return {
    /** All rows of an answer in one notification: React renders them in one commit. */
    settle(outcomes) {
      notifyManager.batch(() => {
        for (const [key, outcome] of outcomes) write(client, toQueryKey(key), outcome);
      });
      evictSettled(client, [...outcomes.keys()].map(toQueryKey));
    },
    isKnown(key) {
      const query = findLookup(client, toQueryKey(key));
      // Somebody else may be asking, such as a prefetch.
      const isUnderWay = query?.state.fetchStatus === 'fetching';
      return isUnderWay || freshAnswer(client, query) !== undefined;
    },
  };
}

/** A lookup's key is its query key as JSON. */
function toQueryKey(key: string): MerchantQueryKey {
  return JSON.parse(key) as MerchantQueryKey;
}

function write(client: QueryClient, queryKey: MerchantQueryKey, outcome: Outcome): void {
  if (outcome instanceof EnrichmentError) {
    fail(client, queryKey, outcome);
    return;
  }
  const [root, scope, type, options, content] = queryKey;
  if (type === 'extended') {
    // A row shows the fuller record as soon as the cache holds it.
    const rowKey: MerchantQueryKey = [root, scope, 'restrictive', options, content];
    if (client.getQueryState(rowKey)) client.setQueryData<LookupAnswer>(rowKey, outcome);
  }
  const fuller =
    type === 'restrictive'
      ? freshAnswer(client, findLookup(client, [root, scope, 'extended', options, content]))
      : undefined;
  client.setQueryData<LookupAnswer>(queryKey, fuller ?? outcome);
}

/**
 * TanStack would report each row's failure in a task of its own: writing the state here, with the error that the load
 * then rejects with, makes it one commit too. It also reaches a row that nobody waits for any more.
 */
function fail(client: QueryClient, queryKey: MerchantQueryKey, error: EnrichmentError): void {
  const query = findLookup(client, queryKey);
  query?.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
