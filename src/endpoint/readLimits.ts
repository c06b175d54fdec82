import { expectWholeNumber } from '../utils/expectWholeNumber.js';

/** Fills in the defaults. Throws a `RangeError` for a number that could only block. */
export function readLimits<Limits extends Readonly<Record<string, number>>>(
  given: { readonly [Name in keyof Limits]?: number | undefined } = {},
  defaults: Limits,
): Limits {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const [name, value] of set) expectWholeNumber(`limits.${name}`, value as number);
  return { ...defaults, ...Object.fromEntries(set) };
}
