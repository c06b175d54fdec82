import { warnOnce } from './warnOnce.js';

/**
 * What the host app's function or getter of this name returns; undefined if it throws, so that no
 * row is lost by it. Warns once for each name.
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
