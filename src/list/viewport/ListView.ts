import type { ListModel } from '../model/createListModel.js';
import type { ListLayout } from './createListLayout.js';

/** The part of a list's content that is on screen, in pixels from the top of the content. */
export interface ListView {
  readonly top: number;
  readonly bottom: number;
  /**
   * The same part after rows have changed, if an anchor row keeps its place. Undefined while the
   * beginning of the list is on screen.
   */
  readonly moveTo?: (model: ListModel, layout: ListLayout) => Pick<ListView, 'top' | 'bottom'>;
}

/** What React has committed. */
export interface RenderedList {
  readonly model: ListModel;
  readonly layout: ListLayout;
  /** The rows of the view it was rendered for; undefined if rows are mounted without a view. */
  readonly viewRows: { readonly first: number; readonly last: number } | undefined;
  /** Which rows are mounted: those near the screen, all, or those to print. */
  readonly mode: 'virtual' | 'all' | 'print';
  /** Whether the host app renders the rows, which then may have any height. */
  readonly measuresRows: boolean;
}
