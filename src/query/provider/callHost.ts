import { isDevelopment } from '../../service/isDevelopment.js';

/** Each change of the cache calls it. */
export const SUBSCRIBER = 'a subscriber of the query cache';

/** Calls the host. What it throws is its own affair, and stops no lookup. */
export function callHost(name: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    if (isDevelopment()) console.error(`Merchantry: ${name} threw.`, error);
  }
}
