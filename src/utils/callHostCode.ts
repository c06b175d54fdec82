import { warnOnce } from './warnOnce.js';

/**
 * Calls a function or getter of the host app; undefined if it throws, so that no row is lost. Warns
 * once per name.
 */
export function attempt<T>(name: string, call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(`"${name}" threw: ${String(error)}. It counts as missing.`, `${name} threw`);
    }
    return undefined;
  }
}

/**
 * Calls code of the host app. Errors and rejections go to `onError`, by default development's
 * console, and have no other effect.
 */
export function guardCallback(
  name: string,
  callback: () => unknown,
  onError = (error: unknown): void => {
    if (process.env.NODE_ENV !== 'production') console.error(`Merchantry: ${name} threw.`, error);
  },
): void {
  try {
    const result = callback();
    if (isThenable(result)) Promise.resolve(result).catch(onError);
  } catch (error) {
    onError(error);
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
