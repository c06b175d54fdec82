import { findScroller } from './findScroller.js';

/** Where the content of a list stands on screen: pixels from the top of the viewport, after any transform. */
export interface ListPlace {
  readonly scroller: Element;
  /** What is above this edge is scrolled away: out of the scroller, or with it out of the window. */
  readonly edge: number;
  /** The part of the scroller that rows are mounted for. */
  readonly top: number;
  readonly bottom: number;
  readonly contentTop: number;
  readonly contentBottom: number;
  /** Pixels on screen for each pixel of layout: not 1 below a transform or `zoom`. */
  readonly scale: number;
  /** Shrunk by a transform to where nothing can be read or measured: an animation begins there. Its scale counts as 1. */
  readonly isCollapsed: boolean;
}

/** A box of up to so many screens is mounted whole, wherever the page around it is scrolled: its rows keep their place. */
const WHOLE_SCREENS = 2;
const MIN_SCALE = 0.1;

export function measurePlace(root: Element, content: HTMLElement): ListPlace {
  const scroller = findScroller(root);
  const page = pageOf(root);
  // The larger one: a page that is zoomed by two fingers has a small window on it.
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

/** As high as it is laid out, or as it is on screen: a transform that has collapsed it is about to let it grow. */
function boxOf(scroller: Element, scale: number): { top: number; bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top, bottom: Math.max(bottom, top + scroller.clientHeight * scale) };
}

/** Moves what is scrolled up by so many pixels on screen, at once even where the host scrolls smoothly. */
export function scrollBy(scroller: Element, pixels: number): void {
  const scale = scroller === pageOf(scroller) ? 1 : scaleOf(scroller as HTMLElement);
  scroller.scrollBy({ top: pixels / Math.max(scale, MIN_SCALE), behavior: 'instant' });
}

/** What scrolls the page itself. */
export function pageOf({ ownerDocument }: Element): Element {
  return ownerDocument.scrollingElement ?? ownerDocument.documentElement;
}

function scaleOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  // The height of the layout is rounded: a difference of one pixel may be none.
  return Math.abs(height - element.offsetHeight) <= 1 ? 1 : height / element.offsetHeight;
}
