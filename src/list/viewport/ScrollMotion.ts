import { ExternalStore } from '../../utils/ExternalStore.js';

type ListMotion = 'rest' | 'forward' | 'backward';

/** How long after its last scroll event a list counts as at rest. */
const REST_MS = 150;

/** Whether a list is being scrolled, and in which direction. */
export class ScrollMotion extends ExternalStore<ListMotion> {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super('rest');
  }

  /** Reports that the content has moved by so many pixels: down when positive. */
  move(by: number): void {
    if (by === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.publish('rest'), REST_MS);
    this.publish(by > 0 ? 'backward' : 'forward');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.publish('rest');
  }
}
