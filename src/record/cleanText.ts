/**
 * Controls, soft hyphen, zero-width space, word joiner, BOM, bidirectional marks, embeddings, overrides, isolates, and halves
 * of surrogate pairs. ZWNJ and ZWJ (U+200C, U+200D) stay: Persian, Indic scripts and emoji need them.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Surrogate}]/gu;

/** What leaves a trace on the screen. */
const VISIBLE = /[^\s\u200c\u200d]/;

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
  // Far more than is shown, but never all of a megabyte.
  const cleaned = text
    .slice(0, maxLength * 4)
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');
  if (!VISIBLE.test(cleaned)) return undefined;
  if (cleaned.length <= maxLength) return cleaned;
  // The cut may leave half of a pair at the end.
  const cut = cleaned.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}…`;
}
