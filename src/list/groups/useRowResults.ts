'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMerchantContext, useRedact } from '../../query/MerchantProvider.js';
import type { RequestType } from '../../service/types.js';
import { remember } from '../../utils/remember.js';
import type { ListRows } from '../model/ListRows.js';
import { type KnownResults, type ResultSource, RowResults } from './RowResults.js';

/** Where the results of a list's rows are. */
export function useResultSource(type: RequestType | undefined): ResultSource {
  const { client, config } = useMerchantContext();
  const redact = useRedact();
  const known = useMemo<Omit<ResultSource, 'redact'>>(
    () => ({ client, config, type, known: new WeakMap(), results: new WeakMap() }),
    [client, config, type],
  );
  return { ...known, redact };
}

const NONE: KnownResults = [];
const getNone = () => NONE;
const subscribeToNothing = () => () => undefined;

/** What is known of the rows, followed as it changes; nothing without a source. */
export function useRowResults(rows: ListRows, source: ResultSource | undefined): KnownResults {
  const results = source && remember(source.results, rows, () => new RowResults(source, rows));
  useEffect(() => results?.follow(), [results]);
  return useSyncExternalStore(
    results?.subscribe ?? subscribeToNothing,
    results?.getSnapshot ?? getNone,
    results?.getSnapshot ?? getNone,
  );
}
