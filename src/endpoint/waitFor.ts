import { MAX_DELAY_MS } from '../utils/time.js';
/** Result of `waitFor` at the timeout. */
export const LATE: unique symbol = Symbol('late');

/**
 * Settles like `work`, but resolves to `LATE` after `ms`. Rejects with the signal's reason as soon
 * as it is aborted.
 */
export function waitFor<Value>(
  work: PromiseLike<Value>,
  ms: number,
  signal?: AbortSignal,
): Promise<Value | typeof LATE> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      stop();
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        stop();
        resolve(LATE);
      },
      Math.min(ms, MAX_DELAY_MS),
    );
    const stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) onAbort();
    work.then(
      (value) => {
        stop();
        resolve(value);
      },
      (error) => {
        stop();
        reject(error);
      },
    );
  });
}
