import type { Reader } from './Reader.js';
import { readPart } from './readPart.js';

/** Longer lists are cut. The longest in the interface, a week of opening periods, has about twenty elements. */
export const MAX_LIST_LENGTH = 100;

/** An array read element by element: a bad element costs only itself. What needs no change is kept as it is, not copied. */
export function readList<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, lost) => {
    if (!Array.isArray(value)) return undefined;
    const isLong = value.length > MAX_LIST_LENGTH;
    let copy: (T | undefined)[] | undefined = isLong ? value.slice(0, MAX_LIST_LENGTH) : undefined;
    const { length } = copy ?? value;
    for (let index = 0; index < length; index += 1) {
      const element = value[index];
      const part = readPart(read, element, index, lost);
      if (part !== undefined && part === element) continue;
      copy ??= value.slice();
      copy[index] = part;
    }
    if (isLong) lost.push(`${MAX_LIST_LENGTH}`);
    return copy ? kept(copy) : value;
  };
}

/** Not pushed one by one: such an array keeps room for sixteen more, in every record of the cache. */
function kept<T>(list: readonly (T | undefined)[]): readonly T[] {
  const isKept = (element: T | undefined): element is T => element !== undefined;
  return list.every(isKept) ? list : list.filter(isKept);
}
