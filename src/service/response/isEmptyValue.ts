import { isBlank } from '../request/isBlank.js';

/** Deeper than anything that parts of a record are nested; a hostile value may be much deeper. */
const MAX_DEPTH = 6;

/**
 * Whether a value of a record holds no data: blank text, an empty list, or an object of nothing
 * else. Whatever label it has, it needs no credit, and it may be stored.
 */
export function isEmptyValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isBlank(value);
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  return depth < MAX_DEPTH && Object.values(value).every((part) => isEmptyValue(part, depth + 1));
}
