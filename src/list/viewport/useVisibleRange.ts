'use client';
import { useSyncExternalStore } from 'react';
import type { ListModel } from '../model/createListModel.js';
import type { VisibleRows } from './VisibleRows.js';

const NONE: ReadonlySet<string> = new Set();
const getNone = () => NONE;

/** The first and the last visible row, but no heading; undefined if none is visible. */
export function useVisibleRange(
  visibleRows: VisibleRows,
  { keys, rowAt }: ListModel,
  mountedRows: readonly number[],
): { first: number; last: number } | undefined {
  const visible = useSyncExternalStore(visibleRows.subscribe, visibleRows.getSnapshot, getNone);
  const isVisible = (row: number) => visible.has(keys[row] ?? '') && rowAt(row) !== undefined;
  const first = mountedRows.find(isVisible);
  if (first === undefined) return undefined;
  return { first, last: mountedRows.findLast(isVisible) ?? first };
}
