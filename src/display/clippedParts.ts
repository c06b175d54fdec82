/** One observer serves all rows. */
let observer: ResizeObserver | undefined;

/** What is observed of each mounted line. */
const observed = new Map<Element, readonly Element[]>();

/**
 * Marks those parts of each line by `data-clipped` that CSS has wrapped below it, where they are
 * clipped. It looks when the line or its last part changes its size, when a font arrives, and where
 * the host app fills slots of the line (true), when any part changes its size.
 */
export function observeLines(lines: ReadonlyMap<Element, boolean>): void {
  observer ??= createObserver();
  for (const [line, hasSlots] of lines) {
    unobserveLine(line);
    const last = line.lastElementChild ?? line;
    const elements = hasSlots ? [line].concat(...line.children) : [line, last];
    observed.set(line, elements);
    for (const element of elements) observer.observe(element);
  }
}

/** At once: a removed element is reported as one more size, too late to be delivered. */
export function unobserveLine(line: Element): void {
  for (const element of observed.get(line) ?? []) observer?.unobserve(element);
  observed.delete(line);
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
