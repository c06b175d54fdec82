'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { RequestType, Transaction } from '../../service/types.js';
import { createLookup } from '../cache/createLookup.js';
import { useMerchantContext } from '../provider/useMerchantContext.js';
import { lookupObserverOptions } from './lookupObserverOptions.js';
import type { MerchantLookup } from './MerchantLookup.js';
import { retryLookup } from './retryLookup.js';
import { toMerchantLookup } from './toMerchantLookup.js';

export interface UseMerchantOptions {
  /** False: never ask. Default true. */
  enabled?: boolean | undefined;
  /** Whether the row is on screen; a row that is not is not asked. Default true. */
  visible?: boolean | undefined;
  /** Instead of the provider's request type. */
  type?: RequestType | undefined;
}

/**
 * One row's merchant. All rows that are visible at the same time share calls, and all rows of one answer render in one
 * commit. The result keeps its identity while nothing in it changes, so memoised rows can compare it.
 */
export function useMerchant(
  transaction: Transaction,
  options: UseMerchantOptions = {},
): MerchantLookup {
  const { enabled = true, visible = true, type } = options;
  const client = useQueryClient();
  const { config, handle } = useMerchantContext();
  const lookup = useMemo(
    () => createLookup(transaction, config, type),
    [transaction, config, type],
  );
  const wanted = enabled && visible;

  // Before the query's own effect, so that the planner knows the row as shown when it is asked for. Not a layout effect:
  // one would leave when a sibling suspends, while the query stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are the same lookup, and each session has a planner
  useEffect(
    () => (wanted ? handle.planner.markVisible(lookup) : undefined),
    [handle, handle.session, lookup.key, wanted],
  );

  const observer = lookupObserverOptions(client, handle, lookup, wanted);
  const { data, error } = useQuery(observer, client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are the same lookup
  const retry = useCallback(
    () => retryLookup(client, handle, lookup),
    [client, handle, lookup.key],
  );
  const { id } = lookup.transaction;
  // Once it is settled, being on screen changes nothing.
  const asked = wanted && !data && !error;
  return useMemo(
    () => toMerchantLookup({ data, error, asked }, id, retry),
    [data, error, asked, id, retry],
  );
}
