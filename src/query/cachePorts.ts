import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Outcome, PlannerPorts } from '../batch/Planner.js';
import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { LookupAnswer } from '../contract/LookupAnswer.js';
import { callHost } from './callHost.js';
import { evictSettled } from './evictSettled.js';
import { findLookup, keepLookup, type LookupQuery } from './findLookup.js';
import { freshAnswer } from './freshAnswer.js';
import { createSiblingFinder } from './merchantQueryKey.js';

/** Where the planner's answers go: the app's own cache. */
export function cachePorts(client: QueryClient): Pick<PlannerPorts, 'settle' | 'isKnown'> {
  const siblingOf = createSiblingFinder();

  /** Returns what the cache holds afterwards: it may be a fuller record. */
  function write(key: string, outcome: Outcome): Outcome {
    const query = keepLookup(client, key);
    if (outcome instanceof EnrichmentError) {
      fail(query, outcome);
      return outcome;
    }
    const [, , type] = query.queryKey;
    if (type === 'extended') {
      // A row shows the fuller record as soon as the cache holds it.
      const row = findLookup(client, siblingOf(query, 'restrictive'));
      if (row) answer(row, outcome);
    }
    const fuller =
      type === 'restrictive'
        ? freshAnswer(client, findLookup(client, siblingOf(query, 'extended')))
        : undefined;
    answer(query, fuller ?? outcome);
    return fuller ?? outcome;
  }

  return {
    /** All rows of an answer in one notification: React renders them in one commit. */
    settle(outcomes) {
      callHost('a subscriber of the query cache', () => {
        notifyManager.batch(() => {
          for (const [key, outcome] of outcomes) {
            const written = write(key, outcome);
            if (written !== outcome) outcomes.set(key, written);
          }
        });
        evictSettled(client, outcomes.keys());
      });
    },
    isKnown(key) {
      const query = findLookup(client, key);
      // Somebody else may be asking, such as a prefetch.
      const isUnderWay = query?.state.fetchStatus === 'fetching';
      return isUnderWay || freshAnswer(client, query) !== undefined;
    },
  };
}

/** As `setQueryData` does, which would make and hash its options anew for each row. */
function answer(query: LookupQuery, data: LookupAnswer): void {
  query.setData(data, { manual: true });
}

/**
 * TanStack would report each row's failure in a task of its own: writing the state here, with the error that the load
 * then rejects with, makes it one commit too. It also reaches a row that nobody waits for any more.
 */
function fail(query: LookupQuery, error: EnrichmentError): void {
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
