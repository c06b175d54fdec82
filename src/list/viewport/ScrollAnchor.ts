import { countUntil } from './countUntil.js';
import { findSurvivor } from './findSurvivor.js';
import { elementOf, type ListPlace } from './ListPlace.js';
import type { RenderedList } from './ListView.js';

/** What keeps its position on screen, and where it was last measured. */
export interface ScrollAnchor {
  readonly rendered: RenderedList;
  readonly scroller: Element;
  readonly scrollTop: number;
  /** The first row on screen, if it is mounted. */
  readonly row: AnchorRow | undefined;
  /**
   * Only for rows rendered by the host app: pixels from the bottom of the screen to the end of the
   * content, while that end is on screen. The end keeps its position while rows are measured.
   */
  readonly end: number | undefined;
}

interface AnchorRow {
  readonly index: number;
  /** Screen pixels below the edge of the scroller. */
  readonly top: number;
  /** Layout pixels below the top of the content. */
  readonly offset: number;
}

interface AnchorOptions {
  rendered: RenderedList;
  rows: readonly HTMLElement[];
  place: ListPlace;
  /** Heights of the host app's sticky header and of a stuck heading, in layout pixels. */
  sizes: { header: number; stuck: number };
  /** The current anchor, kept while it is on screen. */
  preferred: HTMLElement | undefined;
  /** The fraction of a screen pixel by which the row is too low. */
  rest: number;
}

/**
 * Finds the first row that is not hidden behind sticky content. Undefined while the beginning of
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

/** Subtracts what browsers rounded off scroll positions, so that it does not accumulate. */
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
 * How many screen pixels the anchor has moved since it was measured, other than by the reader's
 * scrolling. If its row was removed, the row in its place counts.
 */
export function driftOf(
  anchor: ScrollAnchor,
  options: Pick<AnchorOptions, 'rendered' | 'rows' | 'place'> & { hasResized: boolean },
): number {
  const { rendered, rows, place, hasResized } = options;
  const { scroller, edge, contentTop, contentBottom, bottom, scale } = place;
  // The host app has scrolled to the beginning, where no position is kept.
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
  // After a resize the browser may already have scrolled part of the way, so only the visible
  // movement counts.
  if (hasResized || scroller !== anchor.scroller || Math.abs(drift) < 1) return drift;
  const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1;
  if (isAtEnd || Math.abs(scroller.scrollTop - anchor.scrollTop) < 1) return drift;
  // The host app has scrolled in the same task, which is respected; only movement within the list
  // is corrected.
  return (offset - anchor.row.offset - further) * scale;
}

/** The first row that ends below `y` on screen. */
function firstBelow(rows: readonly HTMLElement[], y: number): HTMLElement | undefined {
  const bottomOf = (index: number) => rows[index]?.getBoundingClientRect().bottom ?? 0;
  return rows[countUntil(rows.length, (index) => bottomOf(index) <= y)];
}
