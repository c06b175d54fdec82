import { isDevelopment } from '../contract/isDevelopment.js';

/** Calls the host. What it throws is its own affair, and stops no lookup. */
export function callHost(name: string, call: () => void): void {
  try {
    call();
  } catch (error) {
    if (isDevelopment()) console.error(`Merchantry: ${name} threw.`, error);
  }
}
