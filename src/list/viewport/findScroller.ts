/** How far an ancestor must scroll to count as the list's scroller, in pixels: about a row. */
const MIN_RANGE_PX = 48;

/** The element that scrolls the page. */
export const pageOf = ({ ownerDocument }: Element): Element =>
  ownerDocument.scrollingElement ?? ownerDocument.documentElement;

/**
 * Finds the vertical scroller of an element: itself or the nearest ancestor whose content
 * overflows, else the page. An ancestor that could scroll but grows with its content does not
 * count, even if something overflows slightly (`overflow-x: auto` creates such boxes).
 */
export function findScroller(element: Element): Element {
  const { documentElement, body } = element.ownerDocument;
  for (let box: Element | null = element; box && box !== documentElement; box = parentOf(box)) {
    const { overflowY, position } = getComputedStyle(box);
    const canScroll = /auto|scroll|overlay/.test(overflowY) && !(box === body && lendsOverflow());
    // Heights are rounded, so a difference of one pixel is insignificant.
    const least = box === element ? 1 : MIN_RANGE_PX;
    if (canScroll && box.scrollHeight - box.clientHeight > least) return box;
    // A fixed box, such as a dialog, does not scroll with its ancestors.
    if (position === 'fixed') break;
  }
  return pageOf(element);

  /** The body's overflow applies to the page if the root has none (CSS Overflow 3, propagation). */
  function lendsOverflow(): boolean {
    return getComputedStyle(documentElement).overflowY === 'visible';
  }
}

/**
 * Calls `onScroll` when an element or one of its ancestors scrolls. Scroll events neither bubble
 * nor leave a shadow tree, so each tree with ancestors gets a listener. The returned function
 * removes them.
 */
export function followScroll(element: Element, onScroll: () => void): () => void {
  // For each tree, its innermost element that contains the given one.
  const trees = new Map<Node, Element>();
  for (let box: Element | null = element; box; box = parentOf(box)) {
    const tree = box.getRootNode();
    if (!trees.has(tree)) trees.set(tree, box);
  }
  const stops = [...trees].map(([tree, inner]) => {
    const listener = ({ target }: Event) => {
      if (target === tree || (target as Element).contains(inner)) onScroll();
    };
    tree.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => tree.removeEventListener('scroll', listener, { capture: true });
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** The parent in the flat tree, across slots and shadow roots. */
export function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot || parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode();
  // Not `instanceof`: the list may be in the document of another window.
  return 'host' in root ? (root as ShadowRoot).host : null;
}
