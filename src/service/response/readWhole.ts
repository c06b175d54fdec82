import type { Reader } from './Reader.js';

/**
 * A value whose parts mean nothing, or something else, without each other. It is left out as a whole unless `isWhole`;
 * only when it is kept are its smaller losses reported.
 */
export function readWhole<T>(
  read: Reader<Partial<T>>,
  isWhole: (result: Partial<T>, wire: unknown) => result is T,
): Reader<T> {
  return (value, lost) => {
    const before = lost.length;
    const result = read(value, lost);
    if (result !== undefined && isWhole(result, value)) return result;
    lost.length = before;
    return undefined;
  };
}
