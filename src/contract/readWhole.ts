import type { Reader } from './Reader.js';

/**
 * A value whose parts mean nothing, or something else, without each other. It is left out and reported as a whole
 * unless `isWhole`; only when it is kept are its smaller losses reported.
 */
export function readWhole<T>(
  read: Reader<Partial<T>>,
  isWhole: (result: Partial<T>, wire: unknown) => result is T,
): Reader<T> {
  return (value, path, drop) => {
    const losses: string[] = [];
    const result = read(value, path, (loss) => losses.push(loss));
    if (result === undefined || !isWhole(result, value)) {
      drop(path);
      return undefined;
    }
    losses.forEach(drop);
    return result;
  };
}
