/** One observer serves all rows. */
let observer: ResizeObserver | undefined;

/** What is observed of each mounted line. */
const observed = new Map<Element, readonly Element[]>();

/**
 * Takes parts that do not fit into a row's one line out of the tab order and the accessibility
 * tree: CSS wraps them below the line, where they are clipped, and `data-clipped` hides them.
 * Returns the `ref` of a line, another one for every render. It looks when the line or its last
 * part changes its size, when a font arrives, and where the host app fills slots, when any part
 * changes its size.
 */
export function hideClippedParts(hasSlots: boolean): (line: HTMLElement | null) => void {
  let current: HTMLElement | undefined;
  return (line) => {
    if (typeof ResizeObserver === 'undefined') return;
    if (line) {
      // In the next frame: a list that renders while sizes are delivered must not add to them.
      if (rendered.size === 0) requestAnimationFrame(observeRendered);
      rendered.set(line, hasSlots);
      current = line;
    } else if (current) {
      // At once: a removed element is reported as one more size, too late to be delivered.
      rendered.delete(current);
      unobserve(current);
      observed.delete(current);
    }
  };
}

function unobserve(line: Element): void {
  for (const element of observed.get(line) ?? []) observer?.unobserve(element);
}

/** Lines since the last frame, and whether the host app fills slots of them. */
const rendered = new Map<Element, boolean>();

function observeRendered(): void {
  observer ??= createObserver();
  for (const [line, hasSlots] of rendered) {
    unobserve(line);
    const parts = [...line.children];
    const elements = [line, ...(hasSlots ? parts : parts.slice(-1))];
    observed.set(line, elements);
    for (const element of elements) observer.observe(element);
  }
  rendered.clear();
}

function createObserver(): ResizeObserver {
  // A font of one script changes no other text. A test environment has none.
  document.fonts?.addEventListener('loadingdone', () => look(observed.keys()));
  return new ResizeObserver((entries) => {
    const lines = new Set<Element>();
    for (const { target } of entries) {
      const line = observed.has(target) ? target : target.parentElement;
      if (line) lines.add(line);
    }
    look(lines);
  });
}

function look(lines: Iterable<Element>): void {
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
