'use client';
import { useMemo, useRef } from 'react';
import { isDevelopment } from '../contract/isDevelopment.js';
import type { ListedTransaction } from '../display/ListedTransaction.js';

/**
 * The host's rows as transactions: the same object for the same row, so that nothing is asked or rendered anew. An id that is no
 * string, which JSON likes to hold, becomes one; a row without any is known by its place.
 */
export function useListedTransactions<T>(
  rows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): readonly ListedTransaction[] {
  const known = useRef(new WeakMap<object, ListedTransaction>());
  // An inline function is new in every render: rows decide, not the function.
  const latest = useRef(toTransaction);
  latest.current = toTransaction;
  const isMapped = toTransaction !== undefined;
  return useMemo(
    () =>
      rows.map((row, index) => {
        const key = row as object;
        const before = known.current.get(key);
        if (before) return before;
        const mapped = isMapped ? latest.current?.(row) : (row as unknown as ListedTransaction);
        const transaction = withId(mapped as ListedTransaction, index);
        known.current.set(key, transaction);
        return transaction;
      }),
    [rows, isMapped],
  );
}

function withId(transaction: ListedTransaction, index: number): ListedTransaction {
  const id: unknown = transaction.id;
  if (typeof id === 'string') return transaction;
  if (isDevelopment()) {
    console.warn(
      `Merchantry: expected every transaction to have an id that is a string, but got: ${typeof id} for row ${index}.`,
    );
  }
  return { ...transaction, id: String(id ?? `row ${index}`) };
}
