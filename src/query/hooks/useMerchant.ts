'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isUsableRow } from '../../service/request/usableRows.js';
import type { RequestType, Transaction } from '../../service/types.js';
import { createLookup } from '../cache/createLookup.js';
import { useMerchantContext } from '../provider/MerchantProvider.js';
import { type MerchantLookup, toMerchantLookup } from './MerchantLookup.js';
import { observeLookup } from './observeLookup.js';

export interface UseMerchantOptions {
  /** False: never load. Default true. */
  enabled?: boolean | undefined;
  /** Whether the row is on screen; a row that is not is not loaded. Default true. */
  visible?: boolean | undefined;
  /** Instead of the provider's request type. */
  type?: RequestType | undefined;
}

/** Stands in for what is no transaction: hooks cannot be left out. */
const NO_ROW: Transaction = { id: '' };

/**
 * One row's merchant. All rows that are visible at the same time share requests, and all rows of
 * one response render in one commit. The lookup keeps its identity while nothing in it changes. A row
 * without an id is never requested: it stays `idle`, with one warning in development.
 */
export function useMerchant(
  transaction: Transaction,
  { enabled = true, visible = true, type }: UseMerchantOptions = {},
): MerchantLookup {
  const context = useMerchantContext();
  const { client, config, shared } = context;
  const isUsable = isUsableRow(transaction);
  const lookup = createLookup(isUsable ? transaction : NO_ROW, config, type);
  const isWanted = enabled && visible && isUsable;

  // Before the query's own effect, so that the planner knows the row as visible when it is loaded.
  // Not a layout effect: one would be undone when a sibling suspends, while the query stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are the same lookup
  useEffect(
    () => (isWanted ? shared.start().markVisible(lookup) : undefined),
    [shared, lookup.key, isWanted],
  );

  const { options, retry } = useMemo(
    () => observeLookup(context, lookup, isWanted),
    [context, lookup, isWanted],
  );
  const { data, error } = useQuery(options, client);
  const { id } = lookup.transaction;
  // Once there is a result, being on screen changes nothing.
  const isLoading = isWanted && !data && !error;
  return useMemo(
    () => toMerchantLookup({ data, error, isWanted: isLoading, id, retry }),
    [data, error, isLoading, id, retry],
  );
}

const DISABLED = { enabled: false };
const EXTENDED = { type: 'extended' } as const;

/**
 * The opened row's merchant: loads the `extended` record, and returns the record already in the
 * cache until it is there. If loading it fails, the known record stays, with `error` beside it. The
 * row shows the fuller record, too.
 */
export function useMerchantDetails(transaction: Transaction): MerchantLookup {
  const known = useMerchant(transaction, DISABLED);
  const details = useMerchant(transaction, EXTENDED);
  return useMemo(() => {
    const isSettled = details.status !== 'pending' && details.status !== 'failed';
    const isKnown = known.status === 'matched' || known.status === 'cleaned';
    if (isSettled || !isKnown) return details;
    return { ...known, error: details.error, retry: details.retry };
  }, [known, details]);
}
