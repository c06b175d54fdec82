import { findScroller } from './findScroller.js';

/** Where the content of a list stands on screen: pixels from the top of the viewport, after any transform. */
export interface ListPlace {
  readonly scroller: Element;
  /** What is above this edge is scrolled away. */
  readonly edge: number;
  /** What of the scroller is inside the viewport. */
  readonly top: number;
  readonly bottom: number;
  readonly contentTop: number;
  readonly contentBottom: number;
  /** Pixels on screen for each pixel of layout: not 1 below a transform or `zoom`. */
  readonly scale: number;
}

export function measurePlace(
  root: Element,
  content: HTMLElement,
  scroller: Element = findScroller(root),
): ListPlace {
  const height = window.innerHeight;
  const box = isPage(scroller) ? { top: 0, bottom: height } : scroller.getBoundingClientRect();
  const { top: contentTop, bottom: contentBottom } = content.getBoundingClientRect();
  return {
    scroller,
    edge: box.top,
    top: Math.max(0, box.top),
    bottom: Math.min(height, box.bottom),
    contentTop,
    contentBottom,
    scale: scaleOf(content),
  };
}

/** Moves what is scrolled up by so many pixels on screen, at once even where the host scrolls smoothly. */
export function scrollBy(scroller: Element, pixels: number): void {
  const scale = isPage(scroller) ? 1 : scaleOf(scroller as HTMLElement);
  scroller.scrollBy({ top: pixels / scale, behavior: 'instant' });
}

export function isPage(scroller: Element): boolean {
  const { documentElement, scrollingElement } = scroller.ownerDocument;
  return scroller === (scrollingElement ?? documentElement);
}

function scaleOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  // The height of the layout is rounded: a difference of one pixel may be none.
  return Math.abs(height - element.offsetHeight) <= 1 ? 1 : height / element.offsetHeight;
}
