import { isBlank } from '../request/isBlank.js';

/** Deeper than any nesting of a record; a hostile value may be much deeper. */
const MAX_DEPTH = 6;

/**
 * Whether a record's value has no data: blank text, an empty list, or an object of such values.
 * Whatever its label, it needs no credit, and may be stored.
 */
export function isEmptyValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isBlank(value);
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  return depth < MAX_DEPTH && Object.values(value).every((part) => isEmptyValue(part, depth + 1));
}
