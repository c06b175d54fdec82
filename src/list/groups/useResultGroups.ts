'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useMerchantContext, useRedact } from '../../query/MerchantProvider.js';
import type { Redact } from '../../service/request/redactRow.js';
import type { RequestType } from '../../service/types.js';
import { remember } from '../../utils/remember.js';
import type { ListRows } from '../model/ListRows.js';
import { type ResultGroup, type ResultReader, unnamedKey } from './groupByResult.js';
import { type KnownLookups, ResultGroups } from './ResultGroups.js';

/** Where the results of a list's rows are. */
export interface ResultSource {
  known: KnownLookups;
  redact: Redact | undefined;
}

export function useResultSource(type: RequestType | undefined): ResultSource {
  const { client, config } = useMerchantContext();
  const redact = useRedact();
  const known = useMemo<KnownLookups>(
    () => ({ client, config, type, lookups: new WeakMap() }),
    [client, config, type],
  );
  return { known, redact };
}

const getNone = () => undefined;
const subscribeToNothing = () => () => undefined;

/**
 * Keeps the groups of each array of rows. Another `redact`, which may be written inline, makes no new
 * ones: the groups follow it.
 */
function createGroupsOf(by: 'category' | 'merchant', known: KnownLookups, reader: ResultReader) {
  const all = new WeakMap<ListRows, ResultGroups>();
  return (rows: ListRows, redact: Redact | undefined): ResultGroups =>
    remember(all, rows, () => new ResultGroups(rows, by, known, redact, reader));
}

/**
 * Groups rows by what is known of their merchants, and follows it as it changes. Undefined while
 * they are being read, which starts once they are rendered, or at once; and without a source.
 */
export function useResultGroups(
  rows: ListRows,
  by: 'category' | 'merchant' | undefined,
  source: ResultSource | undefined,
  { locale, messages, recordLanguage, attributions }: ResultReader,
  isAtOnce: () => boolean,
  open: ReadonlySet<string>,
): readonly ResultGroup[] | undefined {
  const known = source?.known;
  const groupsOf = useMemo(() => {
    if (!by || !known) return undefined;
    return createGroupsOf(by, known, { locale, messages, recordLanguage, attributions });
  }, [by, known, locale, messages, recordLanguage, attributions]);
  const redact = source?.redact;
  const groups = groupsOf?.(rows, redact);
  groups?.groupAtOnce(isAtOnce);
  const showsUnnamed = by !== undefined && open.has(unnamedKey(by));
  // Before the page is painted, if a slice is enough for all rows.
  useIsomorphicLayoutEffect(
    () => groups?.follow(redact, showsUnnamed),
    [groups, redact, showsUnnamed],
  );
  return useSyncExternalStore(
    groups?.subscribe ?? subscribeToNothing,
    groups?.getSnapshot ?? getNone,
    groups?.getSnapshot ?? getNone,
  );
}
