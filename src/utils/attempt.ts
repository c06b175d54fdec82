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
