import { isDevelopment, warnOnce } from './isDevelopment.js';

/**
 * What the host app's function or getter of this name returns; undefined if it throws, so that no
 * row is lost by it. Warns once for each name.
 */
export function attempt<T>(name: string, call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (isDevelopment()) {
      warnOnce(`"${name}" threw: ${String(error)}. It counts as missing.`, `${name} threw`);
    }
    return undefined;
  }
}
