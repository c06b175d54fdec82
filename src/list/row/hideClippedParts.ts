import { observeLines, unobserveLine } from './clippedParts.js';

/**
 * Most rows of a fast scroll are unmounted by then, and never measured. No reader reaches a part
 * that soon.
 */
const DELAY_MS = 200;

/** Lines not observed yet, and whether the host app fills slots in them. */
const rendered = new Map<Element, boolean | undefined>();

/**
 * Removes parts that do not fit into a row's line from the tab order and the accessibility tree
 * (`observeLines`). Returns the line's `ref`, a new one for every render.
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
