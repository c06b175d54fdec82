'use client';
import { type RefObject, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useMounted } from '../../display/useMounted.js';
import { END_DISTANCE } from '../behavior/ListEnd.js';
import type { ListModel } from '../model/createListModel.js';
import { createListLayout, type ListLayout } from './createListLayout.js';
import type { ListViewport } from './ListViewport.js';

/** Number of rows in the server's output, and without layout. */
const FIRST_ROWS = 25;
/** Number of rows mounted beyond each edge of the screen. */
const OVERSCAN = 6;
/** Maximum number of printed rows. */
export const PRINTED_ROWS = 1_000;
const NOT_MEASURED: ReadonlyMap<string, number> = new Map();

interface ListViewportOptions {
  viewport: ListViewport;
  model: ListModel;
  virtualized: boolean;
  measuresRows: boolean;
  root: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  probes: RefObject<HTMLElement | null>;
}

interface MountedList {
  layout: ListLayout;
  /** Ascending. */
  mountedRows: readonly number[];
  /**
   * The mounted row that is the tab stop: the one that last had the focus, else the first on
   * screen.
   */
  tabStop: number;
  /** Whether rows are at computed positions, with gaps for unmounted rows. */
  isPlaced: boolean;
  isPrinting: boolean;
}

/** Which rows are mounted, and where. Reports each commit to the viewport. */
export function useListViewport(options: ListViewportOptions): MountedList {
  const { viewport, model, virtualized, measuresRows, root, content, probes } = options;
  const { subscribe, getSnapshot } = viewport;
  const state = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { sizes, view, hasLayout, revealed, activeKey, hasFocus, isPrinting } = state;
  const mode = isPrinting ? 'print' : virtualized ? 'virtual' : 'all';
  const isMounted = useMounted();
  // Keeps the server's rows until the first measurement decides which ones the screen needs.
  const [hydrates] = useState(!isMounted);
  const [, render] = useReducer((count: number) => count + 1, 0);

  const { row, heading, month } = sizes;
  const measured = measuresRows ? sizes.measured : NOT_MEASURED;
  const layout = useMemo(
    () => createListLayout(model, { row, heading, month, measured }),
    [model, row, heading, month, measured],
  );
  const viewRows = view && layout.rowsIn(view.moveTo?.(model, layout) ?? view);
  const count = model.keys.length;
  const isPlaced =
    mode === 'virtual' && isMounted && (viewRows !== undefined || !hydrates) && hasLayout;
  const rowOf = (key: string | undefined) => (key === undefined ? -1 : model.indexOf(key));
  const activeRow = rowOf(activeKey);
  const mountedRows = isPlaced
    ? rowsNear(viewRows, count, [hasFocus ? activeRow : -1, rowOf(revealed?.key)])
    : range(0, Math.min(count, { virtual: FIRST_ROWS, print: PRINTED_ROWS, all: count }[mode]));
  useIsomorphicLayoutEffect(() => {
    if (!root.current || !content.current || !probes.current) return undefined;
    return viewport.connect({
      root: root.current,
      content: content.current,
      probes: probes.current,
    });
  }, [viewport, root, content, probes]);
  useIsomorphicLayoutEffect(() => {
    const before = getSnapshot();
    viewport.commit({
      model,
      layout,
      mode,
      measuresRows,
      viewRows: isPlaced ? viewRows : undefined,
    });
    // React subscribes after the first paint. Rerenders now if the first measurement changed
    // something, so that the first paint is right.
    if (getSnapshot() !== before) render();
    // Included in the same paint.
    if ((mountedRows.at(-1) ?? 0) >= count - END_DISTANCE) model.readRemaining();
  });
  const tabStop = mountedRows.includes(activeRow) ? activeRow : (viewRows?.first ?? 0);
  return { layout, mountedRows, tabStop, isPlaced, isPrinting };
}

function rowsNear(
  viewRows: { first: number; last: number } | undefined,
  count: number,
  others: readonly number[],
): readonly number[] {
  const near = viewRows
    ? range(Math.max(0, viewRows.first - OVERSCAN), Math.min(count, viewRows.last + OVERSCAN + 1))
    : [];
  const far = others.filter((row) => row >= 0 && row < count && !near.includes(row));
  return far.length > 0 ? [...new Set([...near, ...far])].sort((a, b) => a - b) : near;
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
