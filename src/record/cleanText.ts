import { isBlank } from '../service/request/isBlank.js';

/**
 * Control characters, soft hyphen, zero-width space, word joiner, BOM, bidirectional marks,
 * embeddings, overrides, isolates, and lone surrogates. Not ZWNJ and ZWJ (U+200C, U+200D), which
 * Persian, Indic scripts and emoji need.
 */
const INVISIBLE = new RegExp(
  String.raw`[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b\u200e\u200f` +
    String.raw`\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Surrogate}]`,
  'gu',
);

/**
 * Stacked combining marks beyond the four that scripts such as Thai, Burmese and pointed Hebrew
 * need. Joiners do not start a new character. Spacing marks (`Mc`) do not stack, so they are not
 * counted.
 */
const PILED_MARKS = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * Matches text that needs no cleaning: words of printable Latin and general punctuation with single
 * spaces. All of these characters are visible, and none changes in NFC.
 */
const WORD = String.raw`[!-~\u00a1-\u00ac\u00ae-\u017f\u2010-\u2027]+`;
const CLEAN = new RegExp(`^${WORD}(?: ${WORD})*$`);

/** The longest text shown in one place, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;

/**
 * Text of a record or statement, safe to show: invisible and reordering characters removed, white
 * space collapsed, NFC, at most four marks per character, truncated to `maxLength`. Undefined if
 * nothing visible is left, so that a fallback can be used.
 */
export function cleanText(
  text: string | undefined,
  maxLength: number = MAX_TEXT_LENGTH,
): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (text.length <= maxLength && CLEAN.test(text)) return text;
  // Cleans more than is shown, because some of it is removed, but never a whole megabyte.
  const cleaned = text
    .slice(0, maxLength * 4)
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
  if (isBlank(cleaned)) return undefined;
  if (cleaned.length <= maxLength) return cleaned;
  // Truncation may leave a lone surrogate at the end.
  const cut = cleaned.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}…`;
}
