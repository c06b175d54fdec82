import { setToken } from './changeToken.js';
import { findToken } from './defaultTokens.js';
import type { BaseName, StudioTheme, TokenTexts } from './StudioTheme.js';

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

/** A theme of texts that nobody has looked at: a token that there is not, or that cannot be what the text says, is left out. */
export function readTexts({ name, base, texts }: Named): ReadTheme {
  let theme: StudioTheme = { name, base, changes: {} };
  const problems: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    if (!findToken(path)) {
      problems.push(`${path}: Merchantry has no such token.`);
      continue;
    }
    try {
      theme = setToken(theme, path, text);
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}.`);
    }
  }
  return { theme, problems };
}
