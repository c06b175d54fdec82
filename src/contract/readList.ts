import type { Reader } from './Reader.js';

/** Longer lists are cut. The longest in the interface, a week of opening periods, has about twenty elements. */
export const MAX_LIST_LENGTH = 100;

/** An array read element by element: a bad element costs only itself. */
export function readList<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, path, drop) => {
    if (!Array.isArray(value)) {
      drop(path);
      return undefined;
    }
    const list: T[] = [];
    for (const [index, element] of value.slice(0, MAX_LIST_LENGTH).entries()) {
      const kept = read(element, `${path}.${index}`, drop);
      if (kept !== undefined) list.push(kept);
    }
    if (value.length > MAX_LIST_LENGTH) drop(`${path}.${MAX_LIST_LENGTH}`);
    return list;
  };
}
