'use client';
import { useMemo, useRef } from 'react';
import type { ListedTransaction } from '../display/ListedTransaction.js';

/** The host's rows as transactions: the same object for the same row, so that nothing is asked or rendered anew. */
export function useListedTransactions<T>(
  rows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): readonly ListedTransaction[] {
  const known = useRef(new WeakMap<object, ListedTransaction>());
  // An inline function is new in every render: rows decide, not the function.
  const latest = useRef(toTransaction);
  latest.current = toTransaction;
  const isMapped = toTransaction !== undefined;
  return useMemo(() => {
    if (!isMapped) return rows as readonly unknown[] as readonly ListedTransaction[];
    return rows.map((row) => {
      const key = row as object;
      const transaction = known.current.get(key) ?? latest.current?.(row);
      if (!transaction)
        throw new TypeError('Merchantry: expected toTransaction to return a transaction.');
      known.current.set(key, transaction);
      return transaction;
    });
  }, [rows, isMapped]);
}
