import { observeVisibility, VISIBLE_SHARE } from '../../query/hooks/observeVisibility.js';
import { ExternalStore } from '../../utils/ExternalStore.js';

type Stop = (() => void) | undefined;

/**
 * Keys of the visible rows. All changes of one observer callback are published together, so that a
 * screen of rows is one render.
 */
export class VisibleRows extends ExternalStore<ReadonlySet<string>> {
  readonly #onChange: () => void;
  readonly #observed = new Map<HTMLElement, Stop>();
  readonly #frames = new Map<Element, Stop>();
  #keys: ReadonlySet<string> = new Set();
  readonly #visible = new Set<string>();
  #hasChanged = false;

  constructor(onChange: () => void) {
    super(new Set());
    this.#onChange = onChange;
  }

  /**
   * Observes exactly these elements. `frames` are the boxes that contain the rows: when one enters
   * or leaves the screen while no mounted row does, other rows may have to be mounted.
   */
  observe(
    elements: readonly HTMLElement[],
    keyOf: (element: HTMLElement) => string,
    frames: readonly Element[],
  ): void {
    this.#keys = new Set(elements.map(keyOf));
    observeOnly(this.#frames, frames, (frame) => observeEdge(frame, this.#onChange));
    observeOnly(this.#observed, elements, (element) => {
      const key = keyOf(element);
      const report = (visible: boolean) => this.#set(key, visible);
      // Visible according to the browser: within the viewport and all clipping ancestors.
      const stop = observeVisibility(element, VISIBLE_SHARE, report);
      return () => {
        stop?.();
        // A row that has moved to another day has a new element, whose visibility counts.
        if (!this.#keys.has(key)) report(false);
      };
    });
    // Without an observer, visibility is known now, so that a test sees it in the first paint.
    if (typeof IntersectionObserver === 'undefined') this.#publish();
  }

  /** Rows that count as on screen until the browser has reported. */
  expect(keys: readonly string[]): void {
    if (typeof IntersectionObserver === 'undefined' || keys.length === 0) return;
    for (const key of keys) this.#visible.add(key);
    this.publish(new Set(this.#visible));
  }

  #set(key: string, visible: boolean): void {
    if (this.#visible.has(key) === visible) return;
    if (visible) this.#visible.add(key);
    else this.#visible.delete(key);
    if (this.#hasChanged) return;
    this.#hasChanged = true;
    // Not `queueMicrotask`, which does not run under Jest's fake timers.
    Promise.resolve().then(() => this.#publish());
  }

  #publish(): void {
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    this.publish(new Set(this.#visible));
    this.#onChange();
  }
}

/** Stops observing all but these elements, and starts with the new ones. */
function observeOnly<E extends Element>(
  observed: Map<E, Stop>,
  elements: readonly E[],
  start: (element: E) => Stop,
): void {
  for (const [element, stop] of observed) {
    if (elements.includes(element)) continue;
    stop?.();
    observed.delete(element);
  }
  for (const element of elements) {
    if (!observed.has(element)) observed.set(element, start(element));
  }
}

/** Calls `onChange` when an edge of an element, however large, enters or leaves the screen. */
function observeEdge(element: Element, onChange: () => void): Stop {
  // Without an observer, all rows count as visible, and nothing ever changes.
  if (typeof IntersectionObserver === 'undefined') return undefined;
  return observeVisibility(element, 0, onChange);
}
