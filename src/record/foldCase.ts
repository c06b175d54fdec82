const ASCII = /^[ -~]*$/;

/**
 * For comparing texts of any language without their case: Turkish I, İ, ı and i are one letter, ß is
 * ss, and full-width letters are those of ordinary width.
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // By way of capitals, because ı and i, and ß and ss, have the same; but ẞ is one itself.
  return text
    .normalize('NFKD')
    .replace(/\u0307/g, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();
}
