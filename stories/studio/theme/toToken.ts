import type { Mode } from '../../../tools/theme/DesignTokens.js';
import { derivedCss } from '../../../tools/theme/derivation.js';
import type { Token } from '../../../tools/theme/Token.js';
import { findVariable, referenceTo } from './defaultTokens.js';
import { parseCssValue } from './parseCssValue.js';
import { parseMultiple } from './parseMultiple.js';
import type { TokenText } from './StudioTheme.js';

/**
 * The token for a text. Throws if the token cannot have that value, or if the text mixes multiples
 * with other values.
 */
export function toToken(known: Token, text: TokenText): Token {
  const { value, ...modes } = text;
  const own = Object.entries(modes) as [Mode, string][];
  if (isDerived(known, value)) return known;
  const multiple = parseMultiple(value);
  if (!multiple) {
    return {
      ...known,
      value: parseCssValue(known, value),
      modes: Object.fromEntries(own.map(([mode, css]) => [mode, parseCssValue(known, css)])),
      of: undefined,
      times: 1,
      timesByMode: {},
      derivation: undefined,
    };
  }
  const target = findVariable(multiple.variable);
  if (target?.type !== 'dimension' || known.type !== 'dimension') {
    throw new Error(`expected a multiple of a dimension, but got: ${value}`);
  }
  const steps = own.map(([mode, css]) => {
    const other = parseMultiple(css);
    if (other?.variable === multiple.variable) return [mode, other.times] as const;
    throw new Error(`expected a multiple of ${multiple.variable}, as elsewhere, but got: ${css}`);
  });
  const product = (times: number) => scale(target.value, times);
  return {
    ...known,
    value: product(multiple.times),
    modes: Object.fromEntries(steps.map(([mode, times]) => [mode, product(times)])),
    of: referenceTo(target),
    times: multiple.times,
    timesByMode: Object.fromEntries(steps),
  };
}

/** Whether a token's CSS says how it follows from another colour, as its default does. */
export function isDerived({ derivation }: Token, css: string): boolean {
  return derivation !== undefined && css === derivedCss(derivation);
}

/** A multiple of a length. */
export function scale(measure: unknown, times: number): { value: number; unit: string } {
  const { value, unit } = measure as { value: number; unit: string };
  return { value: Number((value * times).toFixed(4)), unit };
}
