import { rowCode } from '../../display/useRowView.js';

/** Lines that are not observed yet, and whether the host app fills slots of them. */
const rendered = new Map<Element, boolean>();

/**
 * Takes parts that do not fit into a row's one line out of the tab order and the accessibility tree
 * (`observeLines`). Returns the `ref` of a line, another one for every render.
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
      rendered.delete(current);
      rowCode.get()?.unobserveLine(current);
    }
  };
}

/** Without the code nothing is lost: rows are rendered again when it arrives. */
function observeRendered(): void {
  rowCode.get()?.observeLines(rendered);
  rendered.clear();
}
