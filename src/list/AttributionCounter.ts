import { Store } from './Store.js';

/** Labels of the sources that the mounted rows of one list show something of, in order. */
export class AttributionCounter extends Store<readonly string[]> {
  readonly #counts = new Map<string, number>();

  constructor() {
    super([]);
  }

  /** Adds a row's labels; the returned function removes them. */
  add = (labels: readonly string[]): (() => void) => {
    this.#change(labels, 1);
    return () => this.#change(labels, -1);
  };

  #change(labels: readonly string[], by: 1 | -1): void {
    for (const label of labels) {
      const count = (this.#counts.get(label) ?? 0) + by;
      if (count > 0) this.#counts.set(label, count);
      else this.#counts.delete(label);
    }
    const before = this.getSnapshot();
    const isSame =
      this.#counts.size === before.length && before.every((label) => this.#counts.has(label));
    if (!isSame) this.publish([...this.#counts.keys()].sort());
  }
}
