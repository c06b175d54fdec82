'use client';
import { useMemo, useState } from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { createListModel, type ListModel } from './createListModel.js';
import { createRowReader } from './createRowReader.js';

/**
 * The model of the host app's rows. The same row keeps the same transaction object, so that nothing
 * is requested or rendered again. `toTransaction` may be inline: only new rows are mapped. Unless
 * `isWhole`, a long list opens with its first days, and gets the rest with `readRemaining`.
 */
export function useListModel<T>(
  given: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
  isWhole: boolean,
): { model: ListModel; hostRows: readonly T[] } {
  const { timeZone } = useDisplay();
  const [reader] = useState(createRowReader<T>);
  /** The host app's array that has been read completely. */
  const [whole, setWhole] = useState<readonly T[]>();
  const readRemaining = useEventCallback(() => {
    setWhole(given);
    return reader.read(given, toTransaction, true);
  });
  const rows = reader.read(given, toTransaction, isWhole || given === whole);
  const model = useMemo(
    () => createListModel(rows, timeZone, readRemaining),
    [rows, timeZone, readRemaining],
  );
  useIsomorphicLayoutEffect(() => reader.show(rows), [reader, rows]);
  return { model, hostRows: rows.hostRows };
}
