/** A `ResizeObserver` for a changing set of elements. Does nothing without one, as in jsdom. */
export class SizeObserver {
  readonly #observer: ResizeObserver | undefined;
  #elements: ReadonlySet<Element> = new Set();

  constructor(onResize: () => void) {
    if (typeof ResizeObserver !== 'undefined') this.#observer = new ResizeObserver(onResize);
  }

  /** Observes exactly these elements. */
  observe(elements: readonly Element[]): void {
    const before = this.#elements;
    const current = new Set(elements);
    this.#elements = current;
    for (const element of before) {
      if (!current.has(element)) this.#observer?.unobserve(element);
    }
    const added = elements.filter((element) => !before.has(element));
    if (!this.#observer || added.length === 0) return;
    // One frame later: an element added during a callback of the observer causes an error event on
    // the page.
    requestAnimationFrame(() => {
      for (const element of added) {
        if (this.#elements.has(element)) this.#observer?.observe(element);
      }
    });
  }

  disconnect(): void {
    this.#elements = new Set();
    this.#observer?.disconnect();
  }
}
