'use client';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isUsableRow } from '../../service/request/isUsableRow.js';
import { redactRows, WITHHELD } from '../../service/request/redactRow.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { Transaction } from '../../service/types.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { createLookup, type QueryLookup } from '../cache/createLookup.js';
import { readReplaces } from '../cache/replacedResult.js';
import { useMerchantContext, useRedact } from '../MerchantProvider.js';
import { type MerchantLookup, toMerchantLookup, withheldLookup } from './MerchantLookup.js';
import { observeLookup, type RowOptions } from './observeLookup.js';
import type { UseMerchantOptions } from './useMerchant.js';
import { useStreaming } from './useStreaming.js';

export interface UseMerchantsOptions extends Omit<UseMerchantOptions, 'visible'> {
  /** Rows just outside the screen, nearest first, which may fill a request that is sent anyway. */
  next?: readonly Transaction[] | undefined;
  /** Whether the list is being scrolled; rows then load only after a short dwell. */
  scrolling?: boolean | undefined;
}

const NO_ROWS: readonly Transaction[] = [];

interface VisibleRow {
  lookup: QueryLookup;
  replaces: string | undefined;
}

/**
 * The merchants of the visible rows of any list, by transaction id. Meant for one screen of rows,
 * up to about 100. Lookups and the map keep their identity while unchanged. If two different rows
 * have the same id, the first wins. Rows without an id are left out.
 */
export function useMerchants(
  visibleTransactions: readonly Transaction[],
  { enabled = true, type, ...hints }: UseMerchantsOptions = {},
): ReadonlyMap<string, MerchantLookup> {
  const context = useMerchantContext();
  const { client, config, shared } = context;
  const sendable = redactRows(visibleTransactions, useRedact());
  /** By transaction id; null for a withheld row. */
  const rows = useMemo(() => {
    const known = new Map<string, VisibleRow | null>();
    sendable.forEach((row, index) => {
      const visible = visibleTransactions[index];
      if (!isUsableRow(visible)) return;
      const lookup = row === WITHHELD ? null : createLookup(row, config, type);
      const id = String(visible.id);
      const first = known.get(id);
      if (first === undefined) known.set(id, lookup && { lookup, replaces: readReplaces(visible) });
      else if (first?.lookup.key !== lookup?.key) {
        if (process.env.NODE_ENV !== 'production')
          warnOnce(
            `expected every transaction of a list to have an id of its own, but got "${id}" for two rows with different content. The first one counts.`,
            'repeated id',
          );
      }
    });
    return known;
  }, [visibleTransactions, sendable, config, type]);
  // TanStack warns about equal keys, so rows of equal content share one observer.
  const lookups = useMemo(() => {
    const sent = [...rows.values()].filter((row) => row !== null);
    return [...new Map(sent.map(({ lookup }) => [lookup.key, lookup])).values()];
  }, [rows]);

  // Runs before the queries' effects, and is no layout effect: see `useMerchant`.
  useEffect(() => {
    if (!enabled) return undefined;
    const hides = lookups.map((lookup) => shared.start().markVisible(lookup));
    return () => {
      for (const hide of hides) hide();
    };
  }, [shared, lookups, enabled]);
  usePlannerHints(enabled ? { ...hints, type } : {});

  const observed = useMemo(
    () =>
      new Map(
        [...rows].map(([id, row]) => [
          id,
          row && {
            ...observeLookup(context, row.lookup, enabled, row.replaces),
            key: row.lookup.key,
          },
        ]),
      ),
    [context, rows, enabled],
  );
  const sent = [...observed.values()].filter((row) => row !== null);
  const isStreaming = useStreaming(sent.some(({ isStreamed }) => isStreamed));
  /**
   * Maps results to rows. TanStack structurally shares the combined result, so lookups keep their
   * identity.
   */
  const combine = (
    results: UseQueryResult<MerchantResult | undefined>[],
  ): Record<string, MerchantLookup> => {
    const indexByKey = new Map(lookups.map(({ key }, index) => [key, index]));
    const entries = [...observed].map(([id, row]): [string, MerchantLookup] => {
      if (!row) return [`#${id}`, withheldLookup(id)];
      const { key, retry, isStreamed, replaced } = row;
      const result = isStreaming && isStreamed ? undefined : results[indexByKey.get(key) as number];
      const { data = replaced, error = null } = result ?? {};
      const isWanted = enabled && !data && !error;
      // The prefix keeps ids from being numeric keys, which objects sort first, or `__proto__`.
      return [`#${id}`, toMerchantLookup({ data, error, isWanted, id, retry })];
    });
    return Object.fromEntries(entries);
  };
  const optionsByKey = new Map(sent.map(({ key, options }) => [key, options]));
  const queries = lookups.map(({ key }) => optionsByKey.get(key) as RowOptions);
  const byRow = useQueries({ queries, combine }, client);
  useEffect(() => {
    const disables = [...observed.values()].map((row) => row?.enable());
    return () => {
      for (const disable of disables) disable?.();
    };
  }, [observed]);
  return useMemo(
    () => new Map(Object.entries(byRow).map(([name, lookup]) => [name.slice(1), lookup])),
    [byRow],
  );
}

/** Passes a list's next rows and scrolling state to the planner until the list unmounts. */
export function usePlannerHints({
  next = NO_ROWS,
  scrolling = false,
  type,
}: Omit<UseMerchantsOptions, 'enabled'>): void {
  const { config, shared } = useMerchantContext();
  const sendable = redactRows(next, useRedact());
  const [source] = useState(() => ({}));
  // Read in the effect: by the time the list unmounts the planner may have stopped.
  useEffect(() => {
    const planner = shared.start();
    planner.setNext(
      source,
      sendable.filter((row) => row !== WITHHELD).map((row) => createLookup(row, config, type)),
    );
    return () => planner.setNext(source, []);
  }, [shared, source, sendable, config, type]);
  useEffect(() => {
    const planner = shared.start();
    planner.setScrolling(source, scrolling);
    return () => planner.setScrolling(source, false);
  }, [shared, source, scrolling]);
}
