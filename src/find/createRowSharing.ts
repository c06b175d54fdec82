import { replaceEqualDeep } from '@tanstack/react-query';

/** Keeps the rows of the array before that a new array repeats, as structural sharing does. */
export interface RowSharing<T> {
  /** The array with the rows before in place of equal ones; the same array if all are equal. */
  share(given: readonly T[]): readonly T[];
  /** The row before that was kept in place of this one, else the row itself. */
  kept(row: T): T;
}

/**
 * Shares equal rows between arrays, so that an array that is made anew, in each render or by each
 * response, is not read and searched anew.
 */
export function createRowSharing<T>(): RowSharing<T> {
  let shared: readonly T[] | undefined;
  /** A render that React discards may give another array in between. */
  const arrays = new WeakMap<readonly T[], readonly T[]>();
  const originals = new WeakMap<object, T>();

  function shareWith(before: readonly T[], given: readonly T[]): readonly T[] {
    // None of a long list to which rows are added at its end.
    const moved = before.filter((row, place) => row !== given[place]);
    const byId = new Map(moved.map((row) => [idOf(row), row]));
    const rows = given.map((row, place) => {
      if (!isObject(row) || row === before[place]) return row;
      const id = idOf(row);
      const old = id === undefined ? before[place] : byId.get(id);
      if (old === row || replaceEqualDeep(old, row) !== old) return row;
      originals.set(row, old as T);
      return old as T;
    });
    if (isSame(rows, before)) return before;
    return isSame(rows, given) ? given : rows;
  }

  return {
    share(given) {
      // The first array may be long, and is read in slices.
      const rows = arrays.get(given) ?? (shared ? shareWith(shared, given) : given);
      arrays.set(given, rows);
      shared = rows;
      return rows;
    },
    kept: (row) => (isObject(row) ? (originals.get(row) ?? row) : row),
  };
}

const isObject = (row: unknown): row is object => typeof row === 'object' && row !== null;

const idOf = (row: unknown): unknown => (isObject(row) ? (row as { id?: unknown }).id : undefined);

export const isSame = <T>(rows: readonly T[], others: readonly T[]): boolean =>
  rows === others ||
  (rows.length === others.length && rows.every((row, place) => row === others[place]));
