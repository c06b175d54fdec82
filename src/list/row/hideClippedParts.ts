import { observeLines, unobserveLine } from './clippedParts.js';

/** Most rows of a fast scroll are gone by then, and never measured. No reader reaches a part so soon. */
const DELAY_MS = 200;

/** Lines that are not observed yet, and whether the host app fills slots of them. */
const rendered = new Map<Element, boolean | undefined>();

/**
 * Takes parts that do not fit into a row's one line out of the tab order and the accessibility tree
 * (`observeLines`). Returns the `ref` of a line, another one for every render.
 */
export function hideClippedParts(
  hasSlots: boolean | undefined,
): (line: HTMLElement | null) => void {
  let current: HTMLElement | undefined;
  return (line) => {
    if (typeof ResizeObserver === 'undefined') return;
    if (line) {
      if (rendered.size === 0) setTimeout(observeRendered, DELAY_MS);
      rendered.set(line, hasSlots);
      current = line;
    } else if (current) {
      rendered.delete(current);
      unobserveLine(current);
    }
  };
}

function observeRendered(): void {
  if (rendered.size === 0) return;
  observeLines(rendered);
  rendered.clear();
}
