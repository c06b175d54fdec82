import { changedBy } from './changedBy.js';
import type { Mode } from './DesignTokens.js';
import type { Token } from './Token.js';

/** Modes that begin at an element: there the defaults are declared anew, and would stand before what the theme says above. */
const BY_ATTRIBUTE: readonly Mode[] = ['dark', 'compact'];

/**
 * A theme's tokens, as it means them: what it does not name for a mode is there as it says otherwise, and never the default.
 * Throws where a theme names a token that there is not, or another type or unit of it.
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
