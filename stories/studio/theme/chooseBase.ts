import { baseTexts } from './baseTexts.js';
import { type ReadTheme, readTexts } from './readTexts.js';
import { baseNames, type TokenTexts } from './StudioTheme.js';

/**
 * The theme that names these tokens, started from the base that leaves the fewest changes. A file
 * does not say its base.
 */
export function chooseBase(name: string, texts: TokenTexts): ReadTheme {
  const possible = baseNames.filter((base) =>
    Object.keys(baseTexts[base]).every((path) => path in texts),
  );
  const read = possible.map((base) => readTexts({ name, base, texts }));
  const count = ({ theme }: ReadTheme) => Object.keys(theme.changes).length;
  return read.reduce((best, next) => (count(next) < count(best) ? next : best));
}
