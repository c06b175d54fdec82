import { remember } from '../../utils/remember.js';

/** Less than a pixel of any row. Zero would count rows that only touch the edge of the screen. */
export const VISIBLE_SHARE = 0.001;

type OnChange = (visible: boolean) => void;

/** By threshold: observers are what costs, so all elements of a page share them. */
const observers = new Map<number, ReturnType<typeof createObserver>>();

/**
 * Calls back when at least `share` of an element comes on screen, clipped by all that scrolls, or
 * leaves it, and first with what is. Without an `IntersectionObserver`, as in jsdom, everything is
 * on screen at once. Returns what stops it.
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
  return remember(observers, share, () => createObserver(share)).add(element, onChange);
}

function createObserver(threshold: number) {
  const listeners = new Map<Element, Set<OnChange>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        // A browser says that what only touches the edge intersects.
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
      // Observed anew, an element reports what is: the latest listener has not heard it.
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
