import { importCss } from '../theme/importCss.js';
import { importTokens } from '../theme/importTokens.js';
import type { ReadTheme } from '../theme/readTexts.js';
import { toThemeName } from '../theme/toThemeName.js';

/** A theme from a file of either kind: JSON begins with a brace. Throws if it is neither. */
export function importTheme(text: string, name: string): ReadTheme {
  if (!text.trim()) throw new Error('There is nothing to import yet: paste a file, or choose one.');
  const read = /^\s*[{["]/.test(text) ? importTokens(text, name) : importCss(text, name);
  return { ...read, theme: { ...read.theme, name: toThemeName(read.theme.name) } };
}

/** `harbour.tokens.json` is the theme `harbour`. */
export function nameOfFile(file: string): string {
  return toThemeName(file.replace(/\.(?:tokens\.json|json|css)$/i, ''));
}
