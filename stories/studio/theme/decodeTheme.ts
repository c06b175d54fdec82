import * as v from 'valibot';
import { type ReadTheme, readTexts } from './readTexts.js';
import { baseNames, newTheme } from './StudioTheme.js';
import { toThemeName } from './toThemeName.js';

const css = v.string();
const text = v.object({
  value: css,
  dark: v.optional(css),
  compact: v.optional(css),
  reduced: v.optional(css),
  contrast: v.optional(css),
  'contrast-dark': v.optional(css),
});
const short = v.pipe(
  css,
  v.transform((value) => ({ value })),
);
const shared = v.tuple([
  v.pipe(v.string(), v.transform(toThemeName)),
  v.picklist(baseNames),
  v.record(v.string(), v.union([short, text])),
]);

/** The inverse of `encodeTheme`. Whatever cannot be read is left out and reported. */
export function decodeTheme(encoded: string): ReadTheme {
  if (!encoded) return { theme: newTheme, problems: [] };
  const result = v.safeParse(shared, decodeJson(encoded));
  if (!result.success) {
    return { theme: newTheme, problems: ['The theme in this link cannot be read.'] };
  }
  const [name, base, changes] = result.output;
  return readTexts({ name, base, texts: JSON.parse(JSON.stringify(changes)) });
}

function decodeJson(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
