import type { QueryClient } from '@tanstack/react-query';
import type { KeyedLookup } from '../cache/createLookup.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import { withHostDefaults } from '../cache/withHostDefaults.js';
import type { PlannerHandle } from '../provider/PlannerHandle.js';

/** A person asks again: at once, whatever the row's wait, and a held queue goes on. */
export function retryLookup(client: QueryClient, handle: PlannerHandle, lookup: KeyedLookup): void {
  handle.retry(lookup.key);
  const options = withHostDefaults(client, lookupQueryOptions(lookup));
  const asked = client.fetchQuery({ ...options, staleTime: 0 });
  // The outcome reaches the row through its query.
  asked.catch(() => undefined);
}
