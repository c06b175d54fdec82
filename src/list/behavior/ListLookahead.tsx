'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { usePlannerHints } from '../../query/hooks/useMerchants.js';
import type { RequestType } from '../../service/types.js';
import type { ListModel } from '../model/createListModel.js';
import type { ListViewport } from '../viewport/ListViewport.js';
import { useVisibleRange } from '../viewport/useVisibleRange.js';

/** The number of rows in one request. */
const NEXT_ROWS = 25;

interface ListLookaheadProps {
  viewport: ListViewport;
  model: ListModel;
  mountedRows: readonly number[];
  type: RequestType | undefined;
}

/**
 * Tells the planner whether the list is scrolling, and which rows come next. Renders nothing; as a
 * separate component it spares the list a render for each row that becomes visible.
 */
export function ListLookahead(props: ListLookaheadProps): null {
  const { viewport, model, mountedRows, type } = props;
  const { subscribe, getSnapshot } = viewport.motion;
  const motion = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { first, last } = useVisibleRange(viewport.visibleRows, model, mountedRows) ?? {};
  const isBackward = motion === 'backward';
  const next = useMemo(
    () => nextRows(model.rowAt, first, last, isBackward),
    [model, first, last, isBackward],
  );
  usePlannerHints({ type, next, scrolling: motion !== 'rest' });
  return null;
}

/** The rows just beyond the visible ones, nearest first in the direction of travel. */
export function nextRows<T>(
  rowAt: (row: number) => T | undefined,
  first: number | undefined,
  last: number | undefined,
  isBackward: boolean,
): readonly T[] {
  if (first === undefined || last === undefined) return [];
  const rows = Array.from({ length: NEXT_ROWS }, (_, step) =>
    rowAt(isBackward ? first - 1 - step : last + 1 + step),
  );
  return rows.filter((row) => row !== undefined);
}
