import { observeVisibility, VISIBLE_SHARE } from '../query/hooks/observeVisibility.js';
import { Store } from './Store.js';

interface ObservedRow {
  key: string;
  stop: (() => void) | undefined;
}

/**
 * Keys of the mounted rows that are on screen. All changes that one callback of the observer
 * reports are published together, so that a screenful of rows is one render.
 */
export class VisibleRows extends Store<ReadonlySet<string>> {
  readonly #onChange: () => void;
  readonly #observed = new Map<HTMLElement, ObservedRow>();
  readonly #frames = new Map<Element, (() => void) | undefined>();
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
    for (const [frame, stop] of this.#frames) {
      if (frames.includes(frame)) continue;
      stop?.();
      this.#frames.delete(frame);
    }
    for (const frame of frames) {
      if (!this.#frames.has(frame)) this.#frames.set(frame, observeEdge(frame, this.#onChange));
    }
    const current = new Set(elements);
    const keys = new Set([...current].map(keyOf));
    for (const [element, { key, stop }] of this.#observed) {
      if (current.has(element)) continue;
      stop?.();
      this.#observed.delete(element);
      // A row that has moved to another day has a new element, whose visibility counts.
      if (!keys.has(key)) this.#set(key, false);
    }
    for (const element of current) {
      if (this.#observed.has(element)) continue;
      const key = keyOf(element);
      const report = (visible: boolean) => this.#set(key, visible);
      // By the browser's own word: in the viewport and in all that scrolls or clips it.
      const stop = observeVisibility(element, VISIBLE_SHARE, report);
      this.#observed.set(element, { key, stop });
    }
    // Then all of it is known by now, so that a test sees it in the first paint.
    if (typeof IntersectionObserver === 'undefined') this.#publish();
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

/** Calls back when an edge of an element, however large, comes on screen or leaves it. */
function observeEdge(element: Element, onChange: () => void): (() => void) | undefined {
  // Without one, all rows count as on screen, and nothing ever changes.
  if (typeof IntersectionObserver === 'undefined') return undefined;
  return observeVisibility(element, 0, onChange);
}
