import { changedBy } from './changedBy.js';
import type { Mode } from './DesignTokens.js';
import type { Token } from './Token.js';

/** Modes that start at an element, where the defaults are declared again. */
const BY_ATTRIBUTE: readonly Mode[] = ['dark', 'compact'];

/**
 * Completes a theme's tokens: one that the theme sets, but not for a mode, keeps the theme's value
 * in that mode. Throws if a token does not exist or has another type or unit.
 */
export function completeTheme(theme: readonly Token[], defaults: readonly Token[]): Token[] {
  const changed = new Map(BY_ATTRIBUTE.map((mode) => [mode, changedBy(defaults, mode)]));
  return theme.map((token) => {
    const { path, type, unit, modes, value } = token;
    const known = defaults.find(({ variable }) => variable === token.variable);
    if (known?.type !== type || known.unit !== unit) {
      const wanted = known ? kindOf(known) : 'a token of tokens.json';
      throw new Error(
        `Merchantry: expected ${path.join('.')} to be ${wanted}, but got ${kindOf(token)}.`,
      );
    }
    const missing = BY_ATTRIBUTE.filter(
      (mode) => changed.get(mode)?.has(known) && !(mode in modes),
    );
    return { ...token, modes: { ...modes, ...Object.fromEntries(missing.map((m) => [m, value])) } };
  });
}

function kindOf({ type, unit }: Token): string {
  return unit ? `a ${type} in ${unit}` : `a ${type}`;
}
