import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Lookup, Outcome } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { callHost, SUBSCRIBER } from '../provider/callHost.js';
import { buildLookup, findLookup, type LookupQuery } from './findLookup.js';
import { freshAnswer } from './freshAnswer.js';
import { createSiblingFinder } from './merchantQueryKey.js';

/** The planner's callbacks, by key. */
interface CachePorts {
  settle(outcomes: Map<string, Outcome>): void;
  revert(key: string): void;
  isKnown(key: string): boolean;
}

/**
 * Where the planner's answers go: the app's own cache. `hasExtended` spares each row the search for a fuller answer while
 * there is none.
 */
export function cachePorts(
  client: QueryClient,
  hasExtended: () => boolean = () => true,
): CachePorts {
  const siblingOf = createSiblingFinder();

  /** What the cache holds afterwards may be a fuller record: then that is what was settled. */
  function write(key: string, outcome: Outcome, outcomes: Map<string, Outcome>): void {
    const query = buildLookup(client, key);
    if (outcome instanceof EnrichmentError) {
      fail(query, outcome);
      return;
    }
    const type = query.queryKey[2];
    if (type === 'extended') {
      // A row shows the fuller record as soon as the cache holds it.
      const rowKey = siblingOf(query.queryKey, 'restrictive');
      const row = findLookup(client, rowKey);
      if (row) answer(row, outcome);
      if (outcomes.has(rowKey)) outcomes.set(rowKey, outcome);
    }
    const fuller =
      type === 'restrictive' && hasExtended()
        ? freshAnswer(client, findLookup(client, siblingOf(query.queryKey, 'extended')))
        : undefined;
    answer(query, fuller ?? outcome);
    if (fuller) outcomes.set(key, fuller);
  }

  return {
    /** All rows of an answer in one notification: React renders them in one commit. */
    settle(outcomes) {
      callHost(SUBSCRIBER, () => {
        notifyManager.batch(() => {
          for (const [key, outcome] of outcomes) write(key, outcome, outcomes);
        });
      });
    },
    revert(key) {
      callHost(SUBSCRIBER, () => {
        findLookup(client, key)?.cancel({ revert: true });
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

export const byKey = (outcomes: ReadonlyMap<Lookup, Outcome>): Map<string, Outcome> =>
  new Map([...outcomes].map(([{ key }, outcome]) => [key, outcome]));

/** As `setQueryData` does, which would make and hash its options anew for each row. */
function answer(query: LookupQuery, data: MerchantResult): void {
  query.setData(data, { manual: true });
}

/**
 * TanStack would report each row's failure in a task of its own: writing the state here, with the error that the load
 * then rejects with, makes it one commit too. It also reaches a row that nobody waits for any more.
 */
function fail(query: LookupQuery, error: EnrichmentError): void {
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
