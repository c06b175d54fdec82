'use client';
import { type RefObject, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { useMounted } from '../display/useMounted.js';
import { createListLayout, type ListLayout } from './createListLayout.js';
import type { ListModel } from './createListModel.js';
import { moveView, type RenderedList, rowsIn } from './ListView.js';
import type { ListViewport } from './ListViewport.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/** Rows in the server's output, and where nothing is laid out. */
const FIRST_ROWS = 25;
/** Rows mounted beyond each edge of the screen. */
const OVERSCAN = 6;
/** Rows of a list that are printed. */
export const PRINTED_ROWS = 1_000;
const NOT_MEASURED: ReadonlyMap<string, number> = new Map();

export interface ListViewportOptions {
  viewport: ListViewport;
  model: ListModel;
  mode: RenderedList['mode'];
  measuresRows: boolean;
  /** A row that stays mounted wherever the list is scrolled: the one with the focus. -1 for none. */
  keptRow: number;
  root: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  probes: RefObject<HTMLElement | null>;
}

export interface MountedList {
  layout: ListLayout;
  /** Ascending. */
  mountedRows: readonly number[];
  /** The first row on screen. */
  firstRow: number;
  /** Rows stand at computed places, with gaps for those that are not mounted. */
  isPlaced: boolean;
}

/** Which rows are mounted, and where. After each render the viewport is told. */
export function useListViewport(options: ListViewportOptions): MountedList {
  const { viewport, model, mode, measuresRows, keptRow, root, content, probes } = options;
  const { subscribe, getState } = viewport;
  const { sizes, view, hasLayout, revealed } = useSyncExternalStore(subscribe, getState, getState);
  const isMounted = useMounted();
  // Keep the server's rows until the first measurement decides which ones the screen needs.
  const [hydrates] = useState(!isMounted);
  const [, render] = useReducer((count: number) => count + 1, 0);

  const { row, heading, header } = sizes;
  const measured = measuresRows ? sizes.measured : NOT_MEASURED;
  const layout = useMemo(
    () => createListLayout(model, { row, heading, header, measured }),
    [model, row, heading, header, measured],
  );
  const moved = view && moveView(view, model, layout);
  const shown = moved && rowsIn(moved, layout);
  const count = model.rows.length;
  const isPlaced =
    mode === 'virtual' && isMounted && (shown !== undefined || !hydrates) && hasLayout;
  const revealedRow = revealed ? model.indexOf(revealed.key) : -1;
  const mountedRows = isPlaced
    ? rowsNear(shown, count, [keptRow, revealedRow])
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
    const before = getState();
    viewport.commit({ model, layout, mode, measuresRows, shown: isPlaced ? shown : undefined });
    // React subscribes after the first paint. What has changed by measuring is rendered now, so that the first paint is right.
    if (getState() !== before) render();
  });
  return { layout, mountedRows, firstRow: shown?.first ?? 0, isPlaced };
}

function rowsNear(
  shown: { first: number; last: number } | undefined,
  count: number,
  others: readonly number[],
): readonly number[] {
  const near = shown
    ? range(Math.max(0, shown.first - OVERSCAN), Math.min(count, shown.last + OVERSCAN + 1))
    : [];
  const far = others.filter((row) => row >= 0 && row < count && !near.includes(row));
  return far.length > 0 ? [...new Set([...near, ...far])].sort((a, b) => a - b) : near;
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
