import type { QueryClient } from '@tanstack/react-query';
import { DroppedError } from '../batch/DroppedError.js';
import type { LookupAnswer } from '../batch/Planner.js';
import type { KeyedLookup } from './createLookup.js';
import { findLookup } from './findLookup.js';
import { plannerFor } from './plannerFor.js';

/** What a lookup's query does: waits for the planner, and resolves to what the planner has written into the cache. */
export async function askPlanner(
  client: QueryClient,
  lookup: KeyedLookup,
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const { key, queryKey } = lookup;
  try {
    const answer = await plannerFor(client, queryKey[1]).planner.load(lookup, signal);
    // The cache may hold a fuller record than this answer.
    return findLookup(client, key)?.state.data ?? answer;
  } catch (error) {
    // Neither answered nor failed: as if it had never been asked. An aborted signal means that TanStack did this already.
    if (error instanceof DroppedError && !signal.aborted) {
      await findLookup(client, key)?.cancel({ revert: true });
    }
    throw error;
  }
}
