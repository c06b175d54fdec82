const ASCII = /^[ -~]*$/;

/**
 * Folds text of any language for case-insensitive comparison: Turkish I, İ, ı and i become equal, ß
 * equals ss, and full-width letters equal ordinary ones.
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Goes through capitals, where ı and i, and ß and ss, are equal; but ẞ is itself a capital.
  return text
    .normalize('NFKD')
    .replace(/\u0307/g, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();
}
