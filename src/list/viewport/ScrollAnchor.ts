import { countUntil } from './countUntil.js';
import { findSurvivor } from './findSurvivor.js';
import { elementOf, type ListPlace } from './ListPlace.js';
import type { RenderedList } from './ListView.js';

/** What keeps its place on screen, and where it was when it was last measured. */
export interface ScrollAnchor {
  readonly rendered: RenderedList;
  readonly scroller: Element;
  readonly scrollTop: number;
  /** The first row on screen, if it is mounted. */
  readonly row: AnchorRow | undefined;
  /**
   * Only with rows that the host app renders: pixels from the bottom of the screen to the end of
   * the content, while that end is on screen. It stays there while rows are measured.
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

interface AnchorOptions {
  rendered: RenderedList;
  rows: readonly HTMLElement[];
  place: ListPlace;
  /** Heights of the host app's sticky header and of a heading that sticks, in pixels of layout. */
  sizes: { header: number; stuck: number };
  /** The anchor while it is on screen. */
  preferred: HTMLElement | undefined;
  /** The fraction of a pixel on screen by which the row is too low. */
  rest: number;
}

/**
 * The first row that is not hidden behind what sticks at the top. Undefined while the beginning of
 * the list is on screen, where new rows should appear.
 */
export function findAnchor(options: AnchorOptions): ScrollAnchor | undefined {
  const { rendered, rows, place, sizes, preferred, rest } = options;
  const { scroller, edge, bottom, contentTop, contentBottom, scale } = place;
  const readable = edge + sizes.header * scale;
  if (contentTop >= readable - 1) return undefined;
  const isOnScreen = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return box.top < bottom && box.bottom > edge;
  };
  const element =
    preferred && isOnScreen(preferred)
      ? preferred
      : firstBelow(rows, readable + sizes.stuck * scale + 0.5);
  const isEndOnScreen = rendered.measuresRows && contentBottom < bottom + 1;
  return {
    rendered,
    scroller,
    scrollTop: scroller.scrollTop,
    row: element && withoutRest(placeOf(element, place), rest),
    end: isEndOnScreen ? contentBottom - bottom : undefined,
  };
}

/** Browsers round scroll positions; what they round off must not add up. */
function withoutRest(row: AnchorRow, rest: number): AnchorRow {
  return { ...row, top: row.top - rest };
}

/** The anchor after the reader has scrolled. */
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
 * How many pixels on screen the anchor has moved since it was measured, other than by the reader's
 * scrolling. If its row was removed, the row that takes its place counts.
 */
export function driftOf(
  anchor: ScrollAnchor,
  options: Pick<AnchorOptions, 'rendered' | 'rows' | 'place'> & { hasResized: boolean },
): number {
  const { rendered, rows, place, hasResized } = options;
  const { scroller, edge, contentTop, contentBottom, bottom, scale } = place;
  // The host app has scrolled to the beginning, where there is no place to keep.
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
  // After a change of size the browser may have scrolled for a part of it: only what is seen
  // counts.
  if (hasResized || scroller !== anchor.scroller || Math.abs(drift) < 1) return drift;
  const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
  if (isAtEnd || Math.abs(scroller.scrollTop - anchor.scrollTop) < 1) return drift;
  // The host app has scrolled in the same task. That stays; only movement within the list is
  // corrected.
  return (offset - anchor.row.offset - further) * scale;
}

/** The first row that ends below `y` on screen. */
function firstBelow(rows: readonly HTMLElement[], y: number): HTMLElement | undefined {
  const bottomOf = (index: number) => rows[index]?.getBoundingClientRect().bottom ?? 0;
  return rows[countUntil(rows.length, (index) => bottomOf(index) <= y)];
}
