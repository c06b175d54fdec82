import { remember } from '../../utils/remember.js';

/** Less than a pixel of any row. Zero would count rows that only touch the viewport's edge. */
export const VISIBLE_SHARE = 0.001;

type OnChange = (visible: boolean) => void;

/**
 * Shared observers by threshold, because each observer is expensive. A page may replace the
 * constructor later, as polyfills and tests do.
 */
const observers = new WeakMap<object, Map<number, ReturnType<typeof createObserver>>>();

/**
 * Calls `onChange` with the current state, and whenever at least `share` of an element enters or
 * leaves the screen, taking scroll containers into account. Without `IntersectionObserver`, as in
 * jsdom, everything counts as visible. Returns a function that stops observing.
 */
export function observeVisibility(
  element: Element,
  share: number,
  onChange: OnChange,
): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return undefined;
  }
  const byShare = remember(observers, IntersectionObserver, () => new Map());
  return remember(byShare, share, () => createObserver(share)).add(element, onChange);
}

function createObserver(threshold: number) {
  const listeners = new Map<Element, Set<OnChange>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        // Browsers report elements that only touch the edge as intersecting.
        const visible = isIntersecting && intersectionRatio >= threshold;
        for (const onChange of listeners.get(target) ?? []) onChange(visible);
      }
    },
    { threshold },
  );
  return {
    add(element: Element, onChange: OnChange) {
      const all = listeners.get(element) ?? new Set();
      listeners.set(element, all.add(onChange));
      // Observing again reports the current state, which the new listener has not received.
      observer.unobserve(element);
      observer.observe(element);
      return () => {
        all.delete(onChange);
        if (all.size > 0) return;
        listeners.delete(element);
        observer.unobserve(element);
      };
    },
  };
}
