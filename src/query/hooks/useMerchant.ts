'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { redactRow, WITHHELD } from '../../service/request/redactRow.js';
import type { RequestType, Transaction } from '../../service/types.js';
import { createLookup } from '../cache/createLookup.js';
import { readReplaces } from '../cache/replacedResult.js';
import { useMerchantContext, useRedact } from '../MerchantProvider.js';
import { type MerchantLookup, toMerchantLookup, withheldLookup } from './MerchantLookup.js';
import { observeLookup } from './observeLookup.js';
import { useStreaming } from './useStreaming.js';

export interface UseMerchantOptions {
  /** False never loads. Default true. */
  enabled?: boolean | undefined;
  /** Whether the row is on screen; others are not loaded. Default true. */
  visible?: boolean | undefined;
  /** Record type to request, instead of the provider's. */
  type?: RequestType | undefined;
}

/**
 * One row's merchant. Rows that are visible at the same time share requests, and rows of one
 * response render in one commit. The lookup keeps its identity until something in it changes. A row
 * without an id is never requested: it stays `idle`, with one warning in development. A row that
 * `replaces` another shows that row's result until it has its own.
 */
export function useMerchant(
  transaction: Transaction,
  { enabled = true, visible = true, type }: UseMerchantOptions = {},
): MerchantLookup {
  const context = useMerchantContext();
  const { client, config, shared } = context;
  const sendable = redactRow(transaction, useRedact());
  const isWithheld = sendable === WITHHELD;
  const lookup = createLookup(sendable, config, type);
  const isWanted = enabled && visible && !isWithheld;

  // Before the query's own effect, so that the planner knows the row as visible when it is loaded.
  // Not a layout effect: one would be undone when a sibling suspends, while the query stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are the same lookup
  useEffect(
    () => (isWanted ? shared.start().markVisible(lookup) : undefined),
    [shared, lookup.key, isWanted],
  );

  const replaces = readReplaces(transaction);
  const { options, retry, enable, isStreamed, replaced } = useMemo(
    () => observeLookup(context, lookup, isWanted, replaces),
    [context, lookup, isWanted, replaces],
  );
  const result = useQuery(options, client);
  const { data = replaced, error } = useStreaming(isStreamed) ? NO_RESULT : result;
  useEffect(enable, [enable]);
  const id = isWithheld ? String(transaction?.id ?? '') : lookup.transaction.id;
  // Once there is a result, being on screen changes nothing.
  const isLoading = isWanted && !data && !error;
  return useMemo(
    () =>
      isWithheld
        ? withheldLookup(id)
        : toMerchantLookup({ data, error, isWanted: isLoading, id, retry }),
    [isWithheld, data, error, isLoading, id, retry],
  );
}

const NO_RESULT = { data: undefined, error: null };

const DISABLED = { enabled: false };
const EXTENDED = { type: 'extended' } as const;

/**
 * The opened row's merchant. Loads the `extended` record and meanwhile returns the one in the
 * cache. If loading fails, the cached record stays and `error` is set. The row still shows the
 * record of its own type, unless `config` says `fullest`.
 */
export function useMerchantDetails(transaction: Transaction): MerchantLookup {
  const known = useMerchant(transaction, DISABLED);
  const details = useMerchant(transaction, EXTENDED);
  return useMemo(() => {
    const isSettled = details.status !== 'pending' && details.status !== 'failed';
    if (isSettled || !known.merchant) return details;
    const { error, retry, isFetching } = details;
    return { ...known, error, retry, isFetching };
  }, [known, details]);
}
