import { observeEdge, observeVisibility } from '../query/hooks/observeVisibility.js';

interface ObservedRow {
  key: string;
  stop: () => void;
}

/**
 * Which mounted rows of a list are on screen, by key. A store for `useSyncExternalStore`: what one turn of the observer says is
 * published at once, so that a screenful is one render.
 */
export class VisibleRows {
  readonly #onChange: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #observed = new Map<HTMLElement, ObservedRow>();
  readonly #frames = new Map<Element, () => void>();
  readonly #visible = new Set<string>();
  #snapshot: ReadonlySet<string> = new Set();
  #isPublishing = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /**
   * Observes these elements and no others. `frames` are what the rows stand in: when one comes on screen or leaves it while no
   * mounted row does, other rows may have to be mounted.
   */
  observe(
    elements: readonly HTMLElement[],
    keyOf: (element: HTMLElement) => string,
    frames: readonly Element[],
  ): void {
    for (const [frame, stop] of this.#frames) {
      if (frames.includes(frame)) continue;
      stop();
      this.#frames.delete(frame);
    }
    for (const frame of frames) {
      if (!this.#frames.has(frame)) this.#frames.set(frame, observeEdge(frame, this.#onChange));
    }
    const current = new Set(elements);
    const keys = new Set([...current].map(keyOf));
    for (const [element, { key, stop }] of this.#observed) {
      if (current.has(element)) continue;
      stop();
      this.#observed.delete(element);
      // A row that has moved to another day has another element: what that one says counts.
      if (!keys.has(key)) this.#set(key, false);
    }
    for (const element of current) {
      if (this.#observed.has(element)) continue;
      const key = keyOf(element);
      const stop = observeVisibility(element, (visible) => this.#set(key, visible));
      this.#observed.set(element, { key, stop });
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keys of the rows on screen. The same set until it changes. */
  getSnapshot = (): ReadonlySet<string> => this.#snapshot;

  #set(key: string, visible: boolean): void {
    if (this.#visible.has(key) === visible) return;
    if (visible) this.#visible.add(key);
    else this.#visible.delete(key);
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    queueMicrotask(() => {
      this.#isPublishing = false;
      this.#snapshot = new Set(this.#visible);
      for (const listener of this.#listeners) listener();
      this.#onChange();
    });
  }
}
