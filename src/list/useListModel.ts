'use client';
import { useMemo, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { isDevelopment } from '../service/isDevelopment.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { createListModel, type ListModel } from './createListModel.js';

/**
 * The model of the host's rows: the same transaction object for the same row, so that nothing is requested or rendered again.
 * `toTransaction` may be written inline: only new rows are mapped.
 */
export function useListModel<T>(
  hostRows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): ListModel {
  const { timeZone } = useDisplay();
  const [mapping] = useState(createRowMapping<T>);
  const isMapped = toTransaction !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new inline function maps the same rows to the same transactions
  const rows = useMemo(() => mapping.map(hostRows, toTransaction), [mapping, hostRows, isMapped]);
  return useMemo(() => createListModel(rows, timeZone), [rows, timeZone]);
}

/** Remembers the transaction of each row: of objects weakly, of other values (ids, say) while they are in the list. */
function createRowMapping<T>() {
  const objects = new WeakMap<object, ListedTransaction>();
  let values: ReadonlyMap<T, ListedTransaction> = new Map();
  return {
    map(
      hostRows: readonly T[],
      toTransaction: ((row: T) => ListedTransaction) | undefined,
    ): readonly ListedTransaction[] {
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
    },
  };
}

/** Ids that are not strings, which JSON likes to hold, become strings; a row without one is known by its place. */
function warnAboutIds(unnamed: readonly { type: string; row: number }[]): void {
  const [first] = unnamed;
  if (!first || !isDevelopment()) return;
  const others = unnamed.length > 1 ? ` and ${unnamed.length - 1} more` : '';
  console.warn(
    `Merchantry: expected every transaction to have an id that is a string, but got: ${first.type} for row ${first.row}${others}.`,
  );
}
