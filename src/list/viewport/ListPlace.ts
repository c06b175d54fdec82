import { countUntil } from './countUntil.js';
import { findScroller, pageOf } from './findScroller.js';

export interface ListElements {
  readonly root: HTMLElement;
  readonly content: HTMLElement;
  /**
   * Invisible. Its children have the CSS heights of a row, a heading, a stuck heading and the host
   * app's sticky header, in this order.
   */
  readonly probes: HTMLElement;
}

/**
 * Position of a list's content on screen, in pixels from the top of the window, after any
 * transform.
 */
export interface ListPlace {
  readonly scroller: Element;
  /** Everything above this edge is scrolled out of the scroller or the window. */
  readonly edge: number;
  /** The part of the scroller for which rows are mounted. */
  readonly top: number;
  readonly bottom: number;
  readonly contentTop: number;
  readonly contentBottom: number;
  /** Screen pixels per layout pixel; not 1 inside a transform or `zoom`. */
  readonly scale: number;
  /**
   * Whether a transform has shrunk it, as at the start of an animation, too far to be read or
   * measured. Its scale then counts as 1.
   */
  readonly isCollapsed: boolean;
}

/**
 * Whether there is layout at all. In jsdom no element has a box, in happy-dom every box is empty;
 * sizes such as `clientHeight` may be mocked.
 */
export function hasLayout({ documentElement }: Document): boolean {
  const [box] = documentElement.getClientRects();
  return box !== undefined && (box.width > 0 || box.height > 0);
}

/** Whether an element has a box in a layout: not inside `display: none`. */
export function isDisplayed(element: Element): boolean {
  const [box] = element.getClientRects();
  return box !== undefined && (box.width > 0 || box.height > 0 || hasLayout(element.ownerDocument));
}

/**
 * A scroller of at most this many screens has rows mounted over its whole height, wherever the page
 * around it is scrolled, so that its rows keep their place.
 */
const WHOLE_SCREENS = 2;
const MIN_SCALE = 0.1;

export function measurePlace({ root, content }: Pick<ListElements, 'root' | 'content'>): ListPlace {
  const scroller = findScroller(root);
  const page = pageOf(root);
  // The larger of both, because pinch zoom shrinks the window.
  const height = Math.max(root.ownerDocument.defaultView?.innerHeight ?? 0, page.clientHeight);
  const { top: contentTop, bottom: contentBottom } = content.getBoundingClientRect();
  const scale = scaleOf(content);
  const isCollapsed = !(scale >= MIN_SCALE);
  const box =
    scroller === page ? { top: 0, bottom: height } : boxOf(scroller, isCollapsed ? 1 : scale);
  const isWhole = box.bottom - box.top <= height * WHOLE_SCREENS;
  const top = isWhole ? box.top : Math.max(0, box.top);
  return {
    scroller,
    edge: box.bottom > 0 ? Math.max(0, box.top) : box.top,
    top,
    bottom: isWhole ? box.bottom : Math.max(top, Math.min(height, box.bottom)),
    contentTop,
    contentBottom,
    scale: isCollapsed ? 1 : scale,
    isCollapsed,
  };
}

/**
 * Uses the larger of its layout and screen heights: a transform that collapses it is about to
 * expand it.
 */
function boxOf(scroller: Element, scale: number): { top: number; bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top, bottom: Math.max(bottom, top + scroller.clientHeight * scale) };
}

/** Screen pixels per pixel that this element scrolls. */
export function scrollScaleOf(scroller: Element): number {
  if (scroller === pageOf(scroller)) return 1;
  return Math.max(MIN_SCALE, scaleOf(scroller as HTMLElement));
}

function scaleOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  // `offsetHeight` is rounded, so a difference of one pixel is insignificant.
  return Math.abs(height - element.offsetHeight) <= 1 ? 1 : height / element.offsetHeight;
}

/** The mounted element of a row. */
export function elementOf(rows: readonly HTMLElement[], row: number): HTMLElement | undefined {
  const element = rows[countUntil(rows.length, (index) => Number(rows[index]?.dataset.row) < row)];
  return Number(element?.dataset.row) === row ? element : undefined;
}
