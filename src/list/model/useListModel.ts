'use client';
import { useMemo, useState } from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { groupRows, isByResult } from '../groups/groupRows.js';
import type { GroupBy } from '../groups/RowGroup.js';
import { type ResultSource, useResultGroups } from '../groups/useResultGroups.js';
import { createListModel, type ListModel } from './createListModel.js';
import { createRowParser } from './createRowParser.js';

/** How rows are grouped. */
interface ListGrouping<T> {
  groupBy: GroupBy<T>;
  /** Where the results are on which groups may depend. */
  source: ResultSource | undefined;
  /** Keys of the groups that show their rows, if groups can be folded. */
  open: ReadonlySet<string>;
}

interface GroupedModel<T> extends ListModel<T> {
  readonly groupedBy: Exclude<GroupBy<T>, (row: T) => unknown> | 'own';
}

/**
 * The model of the host app's rows. The same row keeps the same transaction object, so that nothing
 * is requested or rendered again. `toTransaction` may be inline: only new rows are mapped. Unless
 * `isWhole`, a long list opens with its first rows, and gets the rest with `readRemaining`. A list
 * that shows rows keeps its groups until all rows have been read for groups by result.
 */
export function useListModel<T>(
  given: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
  { groupBy, source, open }: ListGrouping<T>,
  isWhole: boolean,
): GroupedModel<T> {
  const { locale, timeZone, messages, recordLanguage, attributions } = useDisplay();
  const display = useMemo(
    () => ({ locale, timeZone, messages, recordLanguage, attributions }),
    [locale, timeZone, messages, recordLanguage, attributions],
  );
  const [parser] = useState(createRowParser<T>);
  const [shown] = useState(createShownModel<T>);
  /** The host app's array that has been read completely. */
  const [whole, setWhole] = useState<readonly T[]>();
  const readRemaining = useEventCallback(() => {
    setWhole(given);
    return parser.read(given, toTransaction, true);
  });
  const by = isByResult(groupBy) ? groupBy : undefined;
  // The rows of a group may be anywhere.
  const isScattered = typeof groupBy === 'function' || by !== undefined;
  const rows = parser.read(given, toTransaction, isWhole || isScattered || given === whole);
  const byResult = useResultGroups(rows, by, source, display, shown.isEmpty, open);
  const read = useMemo(() => {
    if (by && !byResult) return undefined;
    const grouped = groupRows(rows, { groupBy, byResult, open }, display);
    const groupedBy = typeof groupBy === 'function' ? 'own' : groupBy;
    return { ...createListModel(rows, grouped, readRemaining), groupedBy } as const;
  }, [rows, groupBy, by, byResult, open, display, readRemaining]);
  const model = shown.orShown(read);
  useIsomorphicLayoutEffect(() => {
    if (read) parser.show(rows);
    shown.keep(model);
  }, [parser, rows, read, shown, model]);
  return model;
}

/**
 * The model on screen, behind functions, so that React Compiler does not take it for a constant.
 */
function createShownModel<T>() {
  let shown: GroupedModel<T> | undefined;
  return {
    isEmpty: (): boolean => !shown?.count,
    /** Returns the next model, or the one on screen while there is no next one. */
    orShown: (next: GroupedModel<T> | undefined) => (next ?? shown) as GroupedModel<T>,
    keep(model: GroupedModel<T>): void {
      shown = model;
    },
  };
}
