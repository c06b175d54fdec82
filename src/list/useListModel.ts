'use client';
import { useMemo, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { createListModel, type ListModel } from './createListModel.js';
import { createRowReader } from './createRowReader.js';

/**
 * The model of the host app's rows, and the host app's rows that are in it. The same row keeps the
 * same transaction object, so that nothing is requested or rendered again. `toTransaction` may be
 * written inline: only new rows are mapped.
 */
export function useListModel<T>(
  given: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): { model: ListModel; hostRows: readonly T[] } {
  const { timeZone } = useDisplay();
  const [readRows] = useState(createRowReader<T>);
  const rows = readRows(given, toTransaction);
  const model = useMemo(() => createListModel(rows, timeZone), [rows, timeZone]);
  return { model, hostRows: rows.hostRows };
}
