import { MAX_DELAY_MS } from './time.js';
/** Throws for a number that cannot work as a timer, a size or a count. */
export function expectWholeNumber(
  name: string,
  value: number,
  { least = 1, most = MAX_DELAY_MS, Fault = RangeError as new (message: string) => Error } = {},
): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new Fault(
    process.env.NODE_ENV !== 'production'
      ? `Merchantry: expected ${name} to be a whole number from ${least} to ${most}, but got: ${value}.`
      : `Merchantry: expected another ${name}.`,
  );
}
