/** Whether a list is being scrolled, and which way. */
export type ListMotion = 'rest' | 'forward' | 'backward';

/** How long after its last scroll event a list counts as at rest. */
const REST_MS = 150;

/** Tells whether a list is being scrolled: a store for `useSyncExternalStore`. */
export class ScrollMotion {
  readonly #listeners = new Set<() => void>();
  #motion: ListMotion = 'rest';
  #timer: ReturnType<typeof setTimeout> | undefined;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getSnapshot = (): ListMotion => this.#motion;

  /** The content has moved by so many pixels: down when positive. */
  move(by: number): void {
    if (by === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set('rest'), REST_MS);
    this.#set(by > 0 ? 'backward' : 'forward');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#motion = 'rest';
  }

  #set(motion: ListMotion): void {
    if (this.#motion === motion) return;
    this.#motion = motion;
    for (const listener of this.#listeners) listener();
  }
}
