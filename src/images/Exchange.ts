import { ImageFailure } from './ImageFailure.js';

/** The deadline of one picture: aborts at the timeout, or when the caller disconnects. */
export class Exchange {
  readonly #controller = new AbortController();
  readonly #aborted: Promise<never>;
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #caller: AbortSignal;

  constructor(timeoutMs: number, caller: AbortSignal) {
    this.#caller = caller;
    this.#timer = setTimeout(() => this.#abort('timeout'), timeoutMs);
    this.#aborted = new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason));
    });
    this.#aborted.catch(() => {});
    if (caller.aborted) this.cancel();
    else caller.addEventListener('abort', this.cancel);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * Resolves to the result of `work`, or throws `failure` if it rejects. Ends with the exchange,
   * because `work` may ignore the signal.
   */
  async wait<T>(work: () => Promise<T>, failure: 'network' | 'unresolved'): Promise<T> {
    try {
      return await Promise.race([this.#aborted, work()]);
    } catch {
      throw this.signal.aborted ? this.signal.reason : new ImageFailure(failure);
    }
  }

  /** Called when the caller disconnects. */
  readonly cancel = (): void => this.#abort('cancelled');

  /** Aborts remaining work. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.cancel);
    this.#controller.abort(new ImageFailure('cancelled'));
  }

  #abort(outcome: 'timeout' | 'cancelled'): void {
    this.#controller.abort(new ImageFailure(outcome));
  }
}
