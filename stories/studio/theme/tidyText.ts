import type { Mode } from '../../../tools/theme/DesignTokens.js';
import type { Token } from '../../../tools/theme/Token.js';
import type { Situation, TokenText } from './StudioTheme.js';

export const modes: readonly Mode[] = ['dark', 'compact', 'reduced', 'contrast', 'contrast-dark'];

export const situations: readonly Situation[] = ['value', ...modes];

/** Whether a theme always names the token's value there, as `completeTheme` does. */
export function isAlwaysNamed(known: Token, mode: Mode): boolean {
  return (mode === 'dark' || mode === 'compact') && known.modes[mode] !== undefined;
}

/** The value in a situation that the text does not name. */
export function inheritedText(text: TokenText, situation: Situation, known: Token): string {
  if (situation !== 'contrast-dark') return text.value;
  const hasDark = text.dark !== undefined || known.modes.dark !== undefined;
  return hasDark ? (text.dark ?? text.value) : (text.contrast ?? text.value);
}

/**
 * Without redundant values, with those that a theme always names, and in a fixed order: themes that
 * look the same have the same text.
 */
export function tidyText(text: TokenText, known: Token): TokenText {
  const own = modes.flatMap((mode) => {
    const inherited = inheritedText(text, mode, known);
    const css = text[mode] ?? inherited;
    return isAlwaysNamed(known, mode) || css !== inherited ? [[mode, css]] : [];
  });
  return { value: text.value, ...Object.fromEntries(own) };
}

export function isSameText(one: TokenText, other: TokenText): boolean {
  return situations.every((name) => one[name] === other[name]);
}
