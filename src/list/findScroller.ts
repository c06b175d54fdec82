/** What an ancestor must have beyond what it shows to count as what scrolls the list, in pixels: about a row. */
const MIN_RANGE_PX = 48;

/**
 * What scrolls an element vertically: itself or the nearest ancestor that has more than it shows, else the page. An ancestor that
 * could scroll but grows with its content does not count, even where something sticks out a little: `overflow-x: auto` makes one.
 */
export function findScroller(element: Element): Element {
  const { documentElement, body, scrollingElement } = element.ownerDocument;
  const page = scrollingElement ?? documentElement;
  for (let box: Element | null = element; box && box !== documentElement; box = parentOf(box)) {
    const { overflowY, position } = getComputedStyle(box);
    const canScroll = /auto|scroll|overlay/.test(overflowY) && !(box === body && lendsOverflow());
    // Heights are rounded: a difference of one pixel may be none.
    const least = box === element ? 1 : MIN_RANGE_PX;
    if (canScroll && box.scrollHeight - box.clientHeight > least) return box;
    // What is fixed, a dialog for one, does not move with what stands around it.
    if (position === 'fixed') break;
  }
  return page;

  /** The body's overflow is the page's own where the root element has none (CSS Overflow 3, propagation). */
  function lendsOverflow(): boolean {
    return getComputedStyle(documentElement).overflowY === 'visible';
  }
}

/**
 * Calls back when anything around an element scrolls, or the element itself. Scroll events do not bubble and do not leave a shadow
 * tree, so each tree in which an ancestor may scroll is listened to. The returned function stops it.
 */
export function followScroll(element: Element, onScroll: () => void): () => void {
  // By tree, the innermost of its elements that holds the element.
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

/** The parent as it is rendered: out of slots and shadow trees. */
function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot || parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode();
  // Not by its class: the list may stand in a document of another window.
  return 'host' in root ? (root as ShadowRoot).host : null;
}
