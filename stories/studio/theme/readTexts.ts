import { setToken } from './changeToken.js';
import { findToken } from './defaultTokens.js';
import type { BaseName, StudioTheme, TokenText, TokenTexts } from './StudioTheme.js';

/** What came of a text from elsewhere. */
export interface ReadTheme {
  theme: StudioTheme;
  /** One sentence for each thing that is left out. */
  problems: readonly string[];
}

interface Named {
  name: string;
  base: BaseName;
  /** By path. */
  texts: TokenTexts;
}

/**
 * A theme of texts that nobody has looked at: a token that there is not, or that cannot be what the
 * text says, is left out.
 */
export function readTexts({ name, base, texts }: Named): ReadTheme {
  const known = Object.entries(texts).filter(([path]) => findToken(path));
  const unknown = Object.keys(texts).filter((path) => !findToken(path));
  const read = setAll({ name, base, changes: {} }, known);
  const none = unknown.map((path) => `${path}: Merchantry has no such token.`);
  return { ...read, problems: [...none, ...read.problems] };
}

/**
 * What would follow itself may no longer once others are set, so whatever fails is tried again
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
