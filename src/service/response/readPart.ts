import type { Reader } from './Reader.js';

/** Reads one part of a value and notes what was lost of it, or that it was lost, under its `name` in the value. */
export function readPart<T>(
  read: Reader<T> | undefined,
  value: unknown,
  name: string | number,
  lost: string[],
): T | undefined {
  const before = lost.length;
  const kept = read?.(value, lost);
  // Put together only where something was lost: an answer has many thousand parts.
  for (let at = before; at < lost.length; at += 1) lost[at] = `${name}.${lost[at]}`;
  if (kept === undefined) lost.push(`${name}`);
  return kept;
}
