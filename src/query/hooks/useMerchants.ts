'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Transaction } from '../../service/types.js';
import { createLookup, type KeyedLookup } from '../cache/createLookup.js';
import { useMerchantContext } from '../provider/useMerchantContext.js';
import type { MerchantLookup } from './MerchantLookup.js';
import { retryLookup } from './retryLookup.js';
import { useLookupStates } from './useLookupStates.js';
import type { UseMerchantOptions } from './useMerchant.js';
import { usePlannerHints } from './usePlannerHints.js';
import { useStableLookups } from './useStableLookups.js';
import { warnAboutId } from './warnAboutId.js';

export interface UseMerchantsOptions extends Omit<UseMerchantOptions, 'visible'> {
  /** Rows just outside the screen, nearest first: they may fill a call that goes anyway. */
  next?: readonly Transaction[] | undefined;
  /** True while the list is being scrolled: rows are then asked only after they stayed for a moment. */
  scrolling?: boolean | undefined;
}

const NO_ROWS: readonly Transaction[] = [];

/**
 * The merchants of the visible rows of any list, by transaction id. Made for a screenful: below 100 rows. Lookups and the map
 * keep their identity while unchanged. A repeated id with other content is a mistake in the data: the first row counts.
 */
export function useMerchants(
  visibleTransactions: readonly Transaction[],
  options: UseMerchantsOptions = {},
): ReadonlyMap<string, MerchantLookup> {
  const { enabled = true, next = NO_ROWS, scrolling = false, type } = options;
  const client = useQueryClient();
  const { config, handle } = useMerchantContext();
  const rows = useMemo(() => {
    const byId = new Map<string, KeyedLookup>();
    for (const transaction of visibleTransactions) {
      const lookup = createLookup(transaction, config, type);
      const first = byId.get(transaction.id);
      if (!first) byId.set(transaction.id, lookup);
      else if (first.key !== lookup.key) warnAboutId(transaction.id);
    }
    return byId;
  }, [visibleTransactions, config, type]);
  // TanStack warns about equal keys: rows of equal content share one observer.
  const lookups = useMemo(
    () => [...new Map([...rows.values()].map((lookup) => [lookup.key, lookup])).values()],
    [rows],
  );

  // Effects before those of the queries, and no layout effects: see `useMerchant`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has a planner
  useEffect(() => {
    if (!enabled) return undefined;
    const leaves = lookups.map((lookup) => handle.planner.markVisible(lookup));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [handle, handle.session, lookups, enabled]);
  usePlannerHints({ handle, config, type, next, scrolling });

  const states = useLookupStates(client, handle, lookups, enabled);
  return useStableLookups(rows, states, (lookup) => retryLookup(client, handle, lookup));
}
