import { observe } from 'react-intersection-observer';

/** Less than a pixel of any row. Zero would count rows that only touch the edge of the screen. */
const threshold = 0.001;

/** For `useInView`: all rows of a page share one `IntersectionObserver`; without any, all are visible. */
export const visibilityOptions = { threshold, fallbackInView: true };

/**
 * Tells whether an element is on screen by the browser's own word: in the viewport and in everything that scrolls or clips it.
 * Called once soon, and on every change. The returned function stops it.
 */
export function observeVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
): () => void {
  return observe(element, onChange, { threshold }, true);
}

/** Calls back when an edge of an element, however large, comes on screen or leaves it. Never without an `IntersectionObserver`. */
export function observeEdge(element: Element, onChange: () => void): () => void {
  return typeof IntersectionObserver === 'undefined' ? () => {} : observe(element, onChange);
}
