'use client';
import {
  notifyManager,
  QueriesObserver,
  type QueryClient,
  useIsRestoring,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyedLookup } from '../cache/createLookup.js';
import { findLookup } from '../cache/findLookup.js';
import type { PlannerHandle } from '../provider/PlannerHandle.js';
import { lookupObserverOptions } from './lookupObserverOptions.js';
import type { LookupState } from './toMerchantLookup.js';

/**
 * Observes lookups of different keys, and renders once for an answer, however many of them it settles. TanStack's
 * `useQueries` renders once more, because it also compares what nobody reads.
 */
export function useLookupStates(
  client: QueryClient,
  handle: PlannerHandle,
  lookups: readonly KeyedLookup[],
  enabled: boolean,
): ReadonlyMap<string, LookupState> {
  const [observer] = useState(() => new QueriesObserver(client, []));
  const queries = lookups.map((lookup) => lookupObserverOptions(client, handle, lookup, enabled));
  const asking = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    observer.setQueries(queries);
    const enabledQueries = queries.filter((query) => query.enabled);
    asking.current = new Set(enabledQueries.map(({ queryHash }) => queryHash));
  });

  const isRestoring = useIsRestoring();
  const subscribe = useCallback(
    (onChange: () => void) =>
      isRestoring ? () => {} : observer.subscribe(notifyManager.batchCalls(onChange)),
    [observer, isRestoring],
  );
  const read = useMemo(() => createReader(client, lookups), [client, lookups]);
  const settled = useSyncExternalStore(subscribe, read, read);

  return new Map(
    queries.map(({ queryHash, enabled: asks }, index) => {
      const { data, error = null } = settled[index] ?? {};
      // About to be asked again: not failed any more.
      const shown = asks && !asking.current.has(queryHash) ? null : error;
      return [queryHash, { data, error: shown, asked: enabled && !data && !shown }];
    }),
  );
}

type Settled = Partial<Pick<LookupState, 'data' | 'error'>>;

/** Reads the cache; the result is the one before while nothing in it changed. */
function createReader(
  client: QueryClient,
  lookups: readonly KeyedLookup[],
): () => readonly Settled[] {
  let last: readonly Settled[] = [];
  return () => {
    const states = lookups.map(({ key }) => {
      const { data, error = null } = findLookup(client, key)?.state ?? {};
      return { data, error };
    });
    const isSame =
      last.length === states.length &&
      states.every((state, index) => {
        const before = last[index];
        return before?.data === state.data && before?.error === state.error;
      });
    if (!isSame) last = states;
    return last;
  };
}
