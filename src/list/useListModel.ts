'use client';
import { useMemo, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { isDevelopment } from '../service/isDevelopment.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { createListModel, type ListModel } from './createListModel.js';

/**
 * The model of the host's rows. The same row keeps the same transaction object, so that nothing is
 * requested or rendered again. `toTransaction` may be written inline: only new rows are mapped.
 */
export function useListModel<T>(
  hostRows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): ListModel {
  const { timeZone } = useDisplay();
  const [mapRows] = useState(createRowMapping<T>);
  const rows = mapRows(hostRows, toTransaction);
  return useMemo(() => createListModel(rows, timeZone), [rows, timeZone]);
}

type RowMapping<T> = (
  hostRows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
) => readonly ListedTransaction[];

/**
 * Maps rows and remembers the result: for each array, and for each row. Rows that are objects are
 * remembered weakly, others (ids, for example) while they are in the list.
 */
function createRowMapping<T>(): RowMapping<T> {
  const arrays = new WeakMap<readonly T[], readonly ListedTransaction[]>();
  const objects = new WeakMap<object, ListedTransaction>();
  let values: ReadonlyMap<T, ListedTransaction> = new Map();
  return (hostRows, toTransaction) => {
    const mapped = arrays.get(hostRows);
    if (mapped) return mapped;
    const unnamed: { type: string; row: number }[] = [];
    const nextValues = new Map<T, ListedTransaction>();
    const rows = hostRows.map((hostRow, row) => {
      const isObject = typeof hostRow === 'object' && hostRow !== null;
      const known = isObject ? objects.get(hostRow) : values.get(hostRow);
      const transaction = known ?? read(hostRow, row);
      if (isObject) objects.set(hostRow, transaction);
      else nextValues.set(hostRow, transaction);
      return transaction;
    });
    values = nextValues;
    arrays.set(hostRows, rows);
    warnAboutIds(unnamed);
    return rows;

    function read(hostRow: T, row: number): ListedTransaction {
      const transaction = toTransaction
        ? toTransaction(hostRow)
        : (hostRow as unknown as ListedTransaction);
      const id: unknown = transaction.id;
      if (typeof id === 'string') return transaction;
      unnamed.push({ type: typeof id, row });
      return { ...transaction, id: String(id ?? `row ${row}`) };
    }
  };
}

/** Ids from JSON are often numbers, which become strings; a row without an id goes by its index. */
function warnAboutIds(unnamed: readonly { type: string; row: number }[]): void {
  const [first] = unnamed;
  if (!first || !isDevelopment()) return;
  const others = unnamed.length > 1 ? ` and ${unnamed.length - 1} more` : '';
  console.warn(
    'Merchantry: expected every transaction to have an id that is a string, ' +
      `but got: ${first.type} for row ${first.row}${others}.`,
  );
}
