'use client';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import type { ListItems } from './createItems.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/** Keeps the first visible row where it is when the host puts rows before it. At the very top the new rows show. */
export function useScrollAnchor(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  rows: readonly ListedTransaction[],
  items: ListItems,
  firstVisible: number | undefined,
): void {
  const anchor = useRef<{ rows: readonly ListedTransaction[]; id: string; start: number }>(
    undefined,
  );
  useIsomorphicLayoutEffect(() => {
    const startOf = (row: number) => virtualizer.measurementsCache[items.itemOf(row)]?.start ?? 0;
    const before = anchor.current;
    // On a page the list begins where its margin says.
    const isBelowTop = (virtualizer.scrollOffset ?? 0) > virtualizer.options.scrollMargin;
    if (before && before.rows !== rows && isBelowTop) {
      const row = rows.findIndex(({ id }) => id === before.id);
      const delta = row < 0 ? 0 : startOf(row) - before.start;
      if (delta !== 0) virtualizer.scrollBy(delta);
    }
    const row = firstVisible === undefined ? undefined : rows[firstVisible];
    anchor.current =
      row && firstVisible !== undefined
        ? { rows, id: row.id, start: startOf(firstVisible) }
        : undefined;
  });
}
