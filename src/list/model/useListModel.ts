'use client';
import { useMemo, useState } from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { groupRows } from '../groups/groupRows.js';
import type { GroupBy } from '../groups/RowGroup.js';
import type { ResultSource } from '../groups/RowResults.js';
import { useRowResults } from '../groups/useRowResults.js';
import { createListModel, type ListModel } from './createListModel.js';
import { createRowReader } from './createRowReader.js';

/** How rows are grouped. */
export interface ListGrouping<T> {
  groupBy: GroupBy<T>;
  /** Where the results are on which groups depend; undefined if they do not. */
  source: ResultSource | undefined;
  /** Keys of the groups that show their rows, if groups can be folded. */
  open: ReadonlySet<string>;
}

/**
 * The model of the host app's rows. The same row keeps the same transaction object, so that nothing
 * is requested or rendered again. `toTransaction` may be inline: only new rows are mapped. Unless
 * `isWhole`, a long list opens with its first rows, and gets the rest with `readRemaining`.
 */
export function useListModel<T>(
  given: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
  { groupBy, source, open }: ListGrouping<T>,
  isWhole: boolean,
): ListModel<T> {
  const { locale, timeZone, messages, recordLanguage, attributions } = useDisplay();
  const [reader] = useState(createRowReader<T>);
  /** The host app's array that has been read completely. */
  const [whole, setWhole] = useState<readonly T[]>();
  const readRemaining = useEventCallback(() => {
    setWhole(given);
    return reader.read(given, toTransaction, true);
  });
  // The rows of a group may be anywhere.
  const isScattered = typeof groupBy === 'function' || source !== undefined;
  const rows = reader.read(given, toTransaction, isWhole || isScattered || given === whole);
  const results = useRowResults(rows, source);
  const model = useMemo(() => {
    const display = { locale, timeZone, messages, recordLanguage, attributions };
    const grouped = groupRows(rows, { groupBy, results, open }, display);
    return createListModel(rows, grouped, readRemaining);
  }, [
    rows,
    groupBy,
    results,
    open,
    locale,
    timeZone,
    messages,
    recordLanguage,
    attributions,
    readRemaining,
  ]);
  useIsomorphicLayoutEffect(() => reader.show(rows), [reader, rows]);
  return model;
}
