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
    const list = value
      .slice(0, MAX_LIST_LENGTH)
      .map((element, index) => read(element, `${path}.${index}`, drop));
    if (value.length > MAX_LIST_LENGTH) drop(`${path}.${MAX_LIST_LENGTH}`);
    return kept(list);
  };
}

/** Not pushed one by one: such an array keeps room for sixteen more, in every record of the cache. */
export function kept<T>(list: readonly (T | undefined)[]): readonly T[] {
  const isKept = (element: T | undefined): element is T => element !== undefined;
  return list.every(isKept) ? list : list.filter(isKept);
}
