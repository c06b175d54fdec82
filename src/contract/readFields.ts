import { isObject } from './isObject.js';
import type { Reader } from './Reader.js';

/** A field's name is the service's word and may be anything: only what looks like a name is reported. */
const NAME = /^[A-Za-z_]\w{0,63}$/;
const UNPRINTABLE_NAME = '*';

/** One reader for each field of `T`, so that the compiler finds a field that was forgotten. */
export type FieldReaders<T> = {
  readonly [Field in keyof T]-?: Reader<Exclude<T[Field], undefined>>;
};

/**
 * An object read field by field: a bad field costs only itself. `null` counts as absent. A field without a reader is
 * left out and reported.
 */
export function readFields<T extends object>(readers: FieldReaders<T>): Reader<Partial<T>> {
  const readerOf = new Map<string, Reader<unknown>>(Object.entries(readers));
  return (value, path, drop) => {
    if (!isObject(value)) {
      drop(path);
      return undefined;
    }
    const result: Record<string, unknown> = {};
    for (const field of Object.keys(value)) {
      const wire = value[field];
      if (wire === null || wire === undefined) continue;
      const read = readerOf.get(field);
      if (read === undefined) {
        drop(pathOf(path, NAME.test(field) ? field : UNPRINTABLE_NAME));
        continue;
      }
      const kept = read(wire, pathOf(path, field), drop);
      if (kept !== undefined) result[field] = kept;
    }
    return result as Partial<T>;
  };
}

const pathOf = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);
