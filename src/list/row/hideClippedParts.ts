/** One observer serves all rows. */
let observer: ResizeObserver | undefined;

/** What is observed of each line. */
const observed = new WeakMap<Element, readonly Element[]>();

/**
 * Takes parts that do not fit into a row's one line out of the tab order and the accessibility
 * tree: CSS wraps them below the line, where they are clipped, and `data-clipped` hides them. For
 * the `ref` of a line, anew after every render. It looks when the line or its last part changes its
 * size, as both do when a font arrives, and where the host app fills slots, when any part does.
 */
export function hideClippedParts(line: HTMLElement | null, hasSlots: boolean): void {
  if (!line || typeof ResizeObserver === 'undefined') return;
  observer ??= new ResizeObserver(look);
  for (const element of observed.get(line) ?? []) observer.unobserve(element);
  const parts = [...line.children];
  const elements = [line, ...(hasSlots ? parts : parts.slice(-1))];
  observed.set(line, elements);
  for (const element of elements) observer.observe(element);
}

function look(entries: ResizeObserverEntry[]): void {
  const lines = new Set<Element>();
  for (const { target } of entries) {
    const line = observed.has(target) ? target : target.parentElement;
    if (line?.isConnected) lines.add(line);
    // Unmounted since.
    else observer?.unobserve(target);
  }
  // All reads before all writes: one layout for a screenful.
  const changes = [...lines].flatMap((line) => {
    const isFull = line.scrollHeight > line.clientHeight;
    if (!isFull && !line.querySelector('[data-clipped]')) return [];
    const { bottom } = line.getBoundingClientRect();
    return [...line.children].flatMap((part) => {
      const isClipped = part.getBoundingClientRect().top >= bottom;
      return isClipped === part.hasAttribute('data-clipped') ? [] : { part, isClipped };
    });
  });
  for (const { part, isClipped } of changes) part.toggleAttribute('data-clipped', isClipped);
}
