import { changedBy } from './changedBy.js';
import { isReference, variableOf } from './cssValue.js';
import type { Derivation, Mode } from './DesignTokens.js';
import { derivedColor } from './derivation.js';
import type { Token } from './Token.js';

/** Modes that start at an element, where the defaults are declared again. */
const BY_ATTRIBUTE: readonly Mode[] = ['dark', 'compact'];
/** Modes in which colours differ. */
const SCHEMES: readonly Mode[] = ['dark', 'contrast', 'contrast-dark'];

/**
 * Completes a theme's tokens: one that the theme sets, but not for a mode, keeps the theme's value
 * in that mode, and colours that follow from those of the theme are computed. Throws if a token does
 * not exist or has another type or unit.
 */
export function completeTheme(theme: readonly Token[], defaults: readonly Token[]): Token[] {
  const changed = new Map(BY_ATTRIBUTE.map((mode) => [mode, changedBy(defaults, mode)]));
  const complete = theme.map((token) => {
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
  return derive(complete, defaults);
}

/** With the colours that follow from a token of the theme, unless the theme sets them itself. */
function derive(theme: readonly Token[], defaults: readonly Token[]): Token[] {
  const own = new Map<string, Token>(theme.map((token) => [token.variable, token]));
  const all = [...theme, ...defaults.filter(({ variable }) => !own.has(variable))];
  const follows = (derivation: Derivation) =>
    Object.values(derivation).some((value) => isReference(value) && own.has(variableOf(value)));
  const derived = all.flatMap((token) => {
    const { derivation } = token;
    if (!derivation || !(own.has(token.variable) || follows(derivation))) return [];
    const value = (mode?: Mode) =>
      derivedColor(derivation, (reference) => valueIn(all, reference, mode));
    const modes = Object.fromEntries(SCHEMES.map((mode) => [mode, value(mode)]));
    return [{ ...token, description: undefined, group: undefined, value: value(), modes }];
  });
  return [...theme.filter(({ derivation }) => !derivation), ...derived];
}

/** What a reference comes to in a mode. */
function valueIn(tokens: readonly Token[], reference: string, mode: Mode | undefined): unknown {
  const token = tokens.find(({ variable }) => variable === variableOf(reference));
  if (!token) throw new Error(`Merchantry: there is no token ${reference}.`);
  const { modes } = token;
  const own = mode && (modes[mode] ?? (mode === 'contrast-dark' ? modes.dark : undefined));
  const value = own ?? token.value;
  return isReference(value) ? valueIn(tokens, value, mode) : value;
}

function kindOf({ type, unit }: Token): string {
  return unit ? `a ${type} in ${unit}` : `a ${type}`;
}
