import type { QueryClient } from '@tanstack/react-query';
import { DroppedError } from '../batch/DroppedError.js';
import type { LookupAnswer } from '../contract/LookupAnswer.js';
import type { KeyedLookup } from './createLookup.js';
import { findLookup } from './findLookup.js';
import { plannerFor } from './plannerFor.js';

/** What a lookup's query does: waits for the planner, and resolves to what the planner has written into the cache. */
export function askPlanner(
  client: QueryClient,
  lookup: KeyedLookup,
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const { key, queryKey } = lookup;
  const { planner } = plannerFor(client, queryKey[1]);
  return planner.load(lookup, signal).catch(async (error) => {
    // Neither answered nor failed: as if it had never been asked. An aborted signal means that TanStack did this already.
    if (error instanceof DroppedError && !signal.aborted) {
      await findLookup(client, key)?.cancel({ revert: true });
    }
    throw error;
  });
}
