/**
 * A name for a file and an attribute: `Harbour Bank` is `harbour-bank`. Without a letter or digit
 * it is `my-bank`.
 */
export function toThemeName(text: string): string {
  const name = typedThemeName(text).replace(/^-+|-+$/g, '');
  return name || 'my-bank';
}

/** While it is typed, a hyphen at the end may be followed by a word. */
export function typedThemeName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 40);
}
