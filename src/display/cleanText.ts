/**
 * Controls, soft hyphen, zero-width space, word joiner, BOM, bidirectional marks, embeddings, overrides and isolates.
 * ZWNJ and ZWJ (U+200C, U+200D) stay: Persian, Indic scripts and emoji need them.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Longest text that one place of a row or of the details shows, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;

/**
 * Text of a record or a bank line as it may be shown: invisible and reordering characters removed, white space
 * collapsed, NFC, cut at `maxLength`. Undefined when nothing is left, so that a fallback can take over.
 */
export function cleanText(
  text: string | undefined,
  maxLength: number = MAX_TEXT_LENGTH,
): string | undefined {
  if (typeof text !== 'string') return undefined;
  const cut = text.length > maxLength * 4 ? text.slice(0, maxLength * 4) : text;
  const cleaned = cut.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().normalize('NFC');
  if (cleaned.length <= maxLength) return cleaned || undefined;
  return `${Array.from(cleaned.slice(0, maxLength - 1))
    .join('')
    .trimEnd()}…`;
}
