import { type GenericSchema, safeParse } from 'valibot';
import type { Reader } from './Reader.js';

/** A value that is kept or left out in one piece. */
export function readValue<T>(schema: GenericSchema<unknown, T>): Reader<T> {
  return (value, path, drop) => {
    const result = safeParse(schema, value, { abortEarly: true });
    if (result.success) return result.output;
    drop(path);
    return undefined;
  };
}
