import { vi } from 'vitest';

/** Counts how often a date is formatted from now on. `format` is a getter, which the types hide. */
export function countFormats() {
  const prototype = Intl.DateTimeFormat.prototype as { readonly format: object };
  return vi.spyOn(prototype, 'format', 'get');
}
