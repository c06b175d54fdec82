import type { Reader } from './Reader.js';

/** Longer lists are cut. The longest in the interface, a week of opening periods, has about twenty elements. */
export const MAX_LIST_LENGTH = 100;

/** An array read element by element: a bad element costs only itself. What needs no change is kept as it is, not copied. */
export function readList<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, trail) => {
    if (!Array.isArray(value)) return undefined;
    const { path, lost } = trail;
    const list = value.slice(0, MAX_LIST_LENGTH).map((element, index) => {
      path.push(index);
      const kept = read(element, trail);
      if (kept === undefined) lost.push(path.join('.'));
      path.pop();
      return kept;
    });
    if (value.length > MAX_LIST_LENGTH) lost.push([...path, MAX_LIST_LENGTH].join('.'));
    const whole = kept(list);
    const isSame = whole.length === value.length && whole.every((part, at) => part === value[at]);
    return isSame ? value : whole;
  };
}

/** Not pushed one by one: such an array keeps room for sixteen more, in every record of the cache. */
export function kept<T>(list: readonly (T | undefined)[]): readonly T[] {
  const isKept = (element: T | undefined): element is T => element !== undefined;
  return list.every(isKept) ? list : list.filter(isKept);
}
