import { isObject } from './isObject.js';
import type { Reader } from './Reader.js';
import { readPart } from './readPart.js';

/** A field's name is the service's word and may be anything: only what looks like a name is reported. */
const NAME = /^[A-Za-z_]\w{0,63}$/;
const UNPRINTABLE_NAME = '*';

/** One reader for each field of `T`, so that the compiler finds a field that was forgotten. */
export type FieldReaders<T> = {
  readonly [Field in keyof T]-?: Reader<Exclude<T[Field], undefined>>;
};

/**
 * An object read field by field: a bad field costs only itself. `null` counts as absent. A field without a reader is
 * left out and reported. What needs no change is kept as it is, not copied.
 */
export function readFields<T extends object>(readers: FieldReaders<T>): Reader<Partial<T>> {
  const readerOf = new Map<string, Reader<unknown>>(Object.entries(readers));
  return (value, lost) => {
    if (!isObject(value)) return undefined;
    const own = isPlain(value) ? value : { ...value };
    let copy: Record<string, unknown> | undefined;
    for (const field in own) {
      const wire = own[field];
      const lostBefore = lost.length;
      const read = readerOf.get(field);
      const name = read || NAME.test(field) ? field : UNPRINTABLE_NAME;
      const isAbsent = wire === null || wire === undefined;
      const kept = isAbsent ? undefined : readPart(read, wire, name, lost);
      if (kept === wire && !copy) continue;
      if (!Object.hasOwn(own, field)) {
        // A page may add to every object. What is inherited comes last, and is no part of the answer.
        lost.length = lostBefore;
        break;
      }
      if (kept !== wire) copy ??= before(field, own);
      if (copy && kept !== undefined) copy[field] = kept;
    }
    return (copy ?? own) as Partial<T>;
  };
}

/** As `JSON.parse` makes it: what a fetcher of the host's own resolves to may be of any class. */
function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The fields that were kept as they are when `end` was the first that was not. */
function before(end: string, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const field in value) {
    if (field === end) break;
    copy[field] = value[field];
  }
  return copy;
}
