'use client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { createListModel, type ListModel } from './createListModel.js';
import { createRowReader } from './createRowReader.js';

export interface ListedRows<T> {
  model: ListModel;
  /** The host app's rows that are in the model. */
  hostRows: readonly T[];
  /** Whether this key is in the list. Reads the rows that have not been read yet. */
  has(key: string): boolean;
}

/**
 * The model of the host app's rows. The same row keeps the same transaction object, so that nothing
 * is requested or rendered again. `toTransaction` may be written inline: only new rows are mapped.
 *
 * A long list opens with its first rows; the others follow in a render of their own, once those have
 * been painted.
 */
export function useListModel<T>(
  given: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): ListedRows<T> {
  const { timeZone } = useDisplay();
  const [readRows] = useState(createRowReader<T>);
  /** The host app's array that is read to its end. */
  const [whole, setWhole] = useState<readonly T[]>();
  const rows = readRows(given, toTransaction, given === whole);
  const model = useMemo(() => createListModel(rows, timeZone), [rows, timeZone]);
  const { hostRows, unread } = rows;
  useEffect(
    () => (unread > 0 ? afterPaint(() => startTransition(() => setWhole(given))) : undefined),
    [unread, given],
  );
  const has = (key: string) => {
    if (model.indexOf(key) >= 0) return true;
    if (unread === 0 || !readRows(given, toTransaction, true).keys.includes(key)) return false;
    setWhole(given);
    return true;
  };
  return { model, hostRows, has };
}

/** Calls back once the browser has painted what React has committed. Returns what cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
