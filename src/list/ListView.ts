import type { ListLayout } from './createListLayout.js';
import { findSurvivor, type ListModel } from './createListModel.js';

/** The part of a list's content that the screen shows, in pixels from its top, in the layout it was measured in. */
export interface ListView {
  readonly top: number;
  readonly bottom: number;
  /** The row that keeps its place; undefined while the beginning of the list is on screen. */
  readonly anchorRow: number | undefined;
  readonly model: ListModel;
  readonly layout: ListLayout;
}

/** What React has rendered. */
export interface RenderedList {
  readonly model: ListModel;
  readonly layout: ListLayout;
  /** The rows of the view that it was rendered for; undefined where no view decided which rows are mounted. */
  readonly shown: { readonly first: number; readonly last: number } | undefined;
  /** Which rows are mounted: those near the screen, all, or those that are printed. */
  readonly mode: 'virtual' | 'all' | 'print';
  /** Rows are the host's own and may have any height. */
  readonly measuresRows: boolean;
}

/** The first and the last row that a view shows. */
export function rowsIn(
  { top, bottom }: Pick<ListView, 'top' | 'bottom'>,
  layout: ListLayout,
): { first: number; last: number } {
  return { first: layout.rowAt(top), last: layout.rowAt(bottom) };
}

/**
 * The view once rows were added or removed, or have other heights, and the scroll position makes up for it: the row that keeps its
 * place takes the view with it.
 */
export function moveView(
  view: ListView,
  model: ListModel,
  layout: ListLayout,
): Pick<ListView, 'top' | 'bottom'> {
  const { anchorRow, top, bottom } = view;
  if (view.layout === layout || anchorRow === undefined) return view;
  const survivor = findSurvivor(view.model, anchorRow, model);
  if (!survivor) return view;
  const by = layout.topOf(survivor.after) - view.layout.topOf(survivor.before);
  return { top: top + by, bottom: bottom + by };
}
