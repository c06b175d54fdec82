/** Splits at commas outside brackets and quotation marks. */
export function splitCommas(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^,"'(]|["'(])+/g) ?? [''];
  return parts.map((part) => part.trim());
}
