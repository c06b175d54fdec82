import type { ListLayout } from './createListLayout.js';
import { findSurvivor, type ListModel } from './createListModel.js';

/**
 * The part of a list's content that is on screen, in pixels from the top of the content, as in the
 * layout that it was measured in.
 */
export interface ListView {
  readonly top: number;
  readonly bottom: number;
  /** The row that keeps its place; undefined while the beginning of the list is on screen. */
  readonly anchorRow: number | undefined;
  readonly model: ListModel;
  readonly layout: ListLayout;
}

/** What React has committed. */
export interface RenderedList {
  readonly model: ListModel;
  readonly layout: ListLayout;
  /** The rows of the view it was rendered for; undefined where rows are mounted without a view. */
  readonly viewRows: { readonly first: number; readonly last: number } | undefined;
  /** Which rows are mounted: those near the screen, all, or those for paper. */
  readonly mode: 'virtual' | 'all' | 'print';
  /** Rows are rendered by the host and may have any height. */
  readonly measuresRows: boolean;
}

/** The first and the last row of a view. */
export function rowsIn(
  { top, bottom }: Pick<ListView, 'top' | 'bottom'>,
  layout: ListLayout,
): { first: number; last: number } {
  return { first: layout.rowAt(top), last: layout.rowAt(bottom) };
}

/**
 * Where the view will be once the scroll position has been corrected for rows that were added or
 * removed, or that changed their heights: it moves along with the row that keeps its place.
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
