import { allTexts, baseText } from './applyChanges.js';
import { findToken } from './defaultTokens.js';
import { parseMultiple } from './parseMultiple.js';
import { resolveText } from './resolveText.js';
import type { Situation, StudioTheme, TokenText } from './StudioTheme.js';
import { isSameText, situations, tidyText } from './tidyText.js';
import { canonicalText } from './tokenText.js';

/** Metadata for one value that would not fit another. */
const MADE_FOR: Partial<Record<Situation, Situation>> = {
  value: 'contrast',
  dark: 'contrast-dark',
};

/** The theme with a token's CSS in one situation. Throws if the token cannot have that value. */
export function changeToken(
  theme: StudioTheme,
  path: string,
  situation: Situation,
  css: string,
): StudioTheme {
  const before = theme.changes[path] ?? baseText(theme.base, path);
  if (!before) throw new Error(`there is no token ${path}`);
  const after: TokenText = { ...before, [situation]: css };
  const dependent = MADE_FOR[situation];
  const isInherited = dependent && before[dependent] === baseText(theme.base, path)?.[dependent];
  if (dependent && dependent !== 'value' && isInherited) delete after[dependent];
  if (situation === 'value' && isMultiple(css) !== isMultiple(before.value)) {
    return setToken(theme, path, { value: css });
  }
  return setToken(theme, path, after);
}

/** The theme without a token's own CSS in one situation. */
export function inheritToken(theme: StudioTheme, path: string, situation: Situation): StudioTheme {
  const before = theme.changes[path] ?? baseText(theme.base, path);
  if (!before || situation === 'value') return theme;
  const after = { ...before };
  delete after[situation];
  return setToken(theme, path, after);
}

/** The theme with a token's computed values, no longer following another token. */
export function detachToken(theme: StudioTheme, path: string): StudioTheme {
  const texts = allTexts(theme);
  const entries = situations.map((name) => [name, resolveText(texts, path, name)]);
  return setToken(theme, path, Object.fromEntries(entries));
}

/** The theme with a whole token. A token that equals its base is not a change. */
export function setToken(theme: StudioTheme, path: string, text: TokenText): StudioTheme {
  const known = findToken(path);
  const base = baseText(theme.base, path);
  if (!known || !base) throw new Error(`there is no token ${path}`);
  const after = canonicalText(known, tidyText(text, known));
  if (isSameText(after, base)) return resetToken(theme, path);
  return withoutCircle({ ...theme, changes: { ...theme.changes, [path]: after } }, path);
}

/** The theme with a token as in its base. */
export function resetToken(theme: StudioTheme, path: string): StudioTheme {
  const { [path]: _, ...changes } = theme.changes;
  return withoutCircle({ ...theme, changes }, path);
}

/** Throws if a token would follow itself: browsers would ignore both values. */
function withoutCircle(theme: StudioTheme, path: string): StudioTheme {
  const texts = allTexts(theme);
  for (const situation of situations) resolveText(texts, path, situation);
  return theme;
}

function isMultiple(css: string): boolean {
  return parseMultiple(css) !== undefined;
}
