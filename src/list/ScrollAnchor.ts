import { countUntil } from './countUntil.js';
import { findSurvivor } from './createListModel.js';
import type { ListPlace } from './ListPlace.js';
import type { RenderedList } from './ListView.js';

/** What the reader looks at, and where it stood when it was last looked at. */
export interface ScrollAnchor {
  readonly rendered: RenderedList;
  readonly scroller: Element;
  readonly scrollTop: number;
  /** The first row on screen, if it is mounted. */
  readonly row: AnchorRow | undefined;
  /**
   * With rows of the host's own only: pixels from the bottom of the screen to the end of the content, while that end is on screen.
   * It stays there while rows are measured.
   */
  readonly end: number | undefined;
}

interface AnchorRow {
  readonly index: number;
  /** Pixels on screen below the edge of the scroller. */
  readonly top: number;
  /** Pixels of layout below the top of the content. */
  readonly offset: number;
}

/**
 * The first row that is not hidden behind what sticks at the top, or `preferred` while that is on screen. Undefined while the
 * beginning of the list is on screen: there, new rows are to show. `header` is the height of the host's header and `heading` of
 * the day's, in pixels of layout. `rest` is the part of a pixel on screen by which the row stands too low.
 */
export function findAnchor(
  rendered: RenderedList,
  rows: readonly HTMLElement[],
  place: ListPlace,
  { header, heading }: { header: number; heading: number },
  preferred: HTMLElement | undefined,
  rest: number,
): ScrollAnchor | undefined {
  const { scroller, edge, bottom, contentTop, contentBottom, scale } = place;
  const readable = edge + header * scale;
  if (contentTop >= readable - 1) return undefined;
  const isOnScreen = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return box.top < bottom && box.bottom > edge;
  };
  const element =
    preferred && isOnScreen(preferred)
      ? preferred
      : firstBelow(rows, readable + heading * scale + 0.5);
  const isEndOnScreen = rendered.measuresRows && contentBottom < bottom + 1;
  return {
    rendered,
    scroller,
    scrollTop: scroller.scrollTop,
    row: element && withoutRest(placeOf(element, place), rest),
    end: isEndOnScreen ? contentBottom - bottom : undefined,
  };
}

/** Browsers round scroll positions: what they leave is not to add up. */
function withoutRest(row: AnchorRow, rest: number): AnchorRow {
  return { ...row, top: row.top - rest };
}

/** The anchor once the reader has scrolled on: what is on screen moves with it. */
export function scrollAnchor(anchor: ScrollAnchor, { scroller, scale }: ListPlace): ScrollAnchor {
  if (scroller !== anchor.scroller) return anchor;
  const { scrollTop } = scroller;
  const by = (scrollTop - anchor.scrollTop) * scale;
  return {
    ...anchor,
    scrollTop,
    row: anchor.row && { ...anchor.row, top: anchor.row.top - by },
    end: anchor.end === undefined ? undefined : anchor.end - by,
  };
}

function placeOf(element: HTMLElement, { edge, contentTop, scale }: ListPlace): AnchorRow {
  const { top } = element.getBoundingClientRect();
  return {
    index: Number(element.dataset.row),
    top: top - edge,
    offset: (top - contentTop) / scale,
  };
}

/**
 * How many pixels on screen the anchor has moved, without the reader's doing, since it was looked at. Where it was removed, the row
 * that stands for it counts.
 */
export function driftOf(
  anchor: ScrollAnchor,
  rendered: RenderedList,
  rows: readonly HTMLElement[],
  place: ListPlace,
  hasResized: boolean,
): number {
  const { scroller, edge, contentTop, contentBottom, bottom, scale } = place;
  // The host has scrolled to the beginning, where there is no place to keep.
  if (contentTop >= edge && scroller.scrollTop < anchor.scrollTop - 1) return 0;
  const isSameList = anchor.rendered.model === rendered.model;
  if (hasResized && isSameList && anchor.end !== undefined) {
    return contentBottom - bottom - anchor.end;
  }
  if (!anchor.row) return 0;
  const { model, layout } = anchor.rendered;
  const survivor = findSurvivor(model, anchor.row.index, rendered.model);
  const element = survivor && elementOf(rows, survivor.after);
  if (!element) return 0;
  const { top, offset } = placeOf(element, place);
  const further = layout.topOf(survivor.before) - layout.topOf(anchor.row.index);
  const drift = top - anchor.row.top - further * scale;
  // Where a size has changed, the browser may have scrolled for a part of it: only what is seen counts.
  if (hasResized || scroller !== anchor.scroller || Math.abs(drift) < 1) return drift;
  const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
  if (isAtEnd || Math.abs(scroller.scrollTop - anchor.scrollTop) < 1) return drift;
  // The host has scrolled in the same task: that stays, and what moved within the list is made up for.
  return (offset - anchor.row.offset - further) * scale;
}

/** The mounted element of a row. */
export function elementOf(rows: readonly HTMLElement[], row: number): HTMLElement | undefined {
  const element = rows[countUntil(rows.length, (index) => Number(rows[index]?.dataset.row) < row)];
  return Number(element?.dataset.row) === row ? element : undefined;
}

/** The first row that ends below `y` on screen. */
function firstBelow(rows: readonly HTMLElement[], y: number): HTMLElement | undefined {
  const bottomOf = (index: number) => rows[index]?.getBoundingClientRect().bottom ?? 0;
  return rows[countUntil(rows.length, (index) => bottomOf(index) <= y)];
}
