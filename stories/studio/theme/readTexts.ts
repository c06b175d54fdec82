import { setToken } from './changeToken.js';
import { findToken } from './defaultTokens.js';
import type { BaseName, StudioTheme, TokenText, TokenTexts } from './StudioTheme.js';

/** The result of reading text from outside. */
export interface ReadTheme {
  theme: StudioTheme;
  /** One sentence for each item that was left out. */
  problems: readonly string[];
}

interface Named {
  name: string;
  base: BaseName;
  /** By path. */
  texts: TokenTexts;
}

/** A theme from unchecked texts: unknown tokens and invalid values are left out. */
export function readTexts({ name, base, texts }: Named): ReadTheme {
  const known = Object.entries(texts).filter(([path]) => findToken(path));
  const unknown = Object.keys(texts).filter((path) => !findToken(path));
  const read = setAll({ name, base, changes: {} }, known);
  const none = unknown.map((path) => `${path}: Merchantry has no such token.`);
  return { ...read, problems: [...none, ...read.problems] };
}

/**
 * A token that would follow itself may no longer do so once others are set, so failures are retried
 * after them.
 */
function setAll(theme: StudioTheme, texts: readonly (readonly [string, TokenText])[]): ReadTheme {
  let after = theme;
  const problems: string[] = [];
  const failed = texts.filter(([path, text]) => {
    try {
      after = setToken(after, path, text);
      return false;
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}.`);
      return true;
    }
  });
  return failed.length === 0 || failed.length === texts.length
    ? { theme: after, problems }
    : setAll(after, failed);
}
