import { observeVisibility, VISIBLE_SHARE } from '../../query/hooks/observeVisibility.js';
import { ExternalStore } from '../../utils/ExternalStore.js';

type Stop = (() => void) | undefined;

/**
 * Keys of the mounted rows that are on screen. All changes that one callback of the observer
 * reports are published together, so that a screenful of rows is one render.
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
   * Observes these elements and no others. `frames` are the boxes that the rows are in: when one
   * comes on screen or leaves it while no mounted row does, other rows may have to be mounted.
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
      // By the browser's own word: in the viewport and in all that scrolls or clips it.
      const stop = observeVisibility(element, VISIBLE_SHARE, report);
      return () => {
        stop?.();
        // A row that has moved to another day has a new element, whose visibility counts.
        if (!this.#keys.has(key)) report(false);
      };
    });
    // Then all of it is known by now, so that a test sees it in the first paint.
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
    // Not `queueMicrotask`, which stands still under Jest's fake timers.
    Promise.resolve().then(() => this.#publish());
  }

  #publish(): void {
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    this.publish(new Set(this.#visible));
    this.#onChange();
  }
}

/** Stops with all but these elements, and starts with those that are new. */
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

/** Calls back when an edge of an element, however large, comes on screen or leaves it. */
function observeEdge(element: Element, onChange: () => void): Stop {
  // Without one, all rows count as on screen, and nothing ever changes.
  if (typeof IntersectionObserver === 'undefined') return undefined;
  return observeVisibility(element, 0, onChange);
}
