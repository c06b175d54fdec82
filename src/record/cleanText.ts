import { isBlank } from '../service/request/isBlank.js';

/**
 * Controls, soft hyphen, zero-width space, word joiner, BOM, bidirectional marks, embeddings,
 * overrides, isolates, and halves of surrogate pairs. Not ZWNJ and ZWJ (U+200C, U+200D), because
 * Persian, Indic scripts and emoji need them.
 */
const INVISIBLE = new RegExp(
  String.raw`[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b\u200e\u200f` +
    String.raw`\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Surrogate}]`,
  'gu',
);

/**
 * Marks above and below one character, beyond the four that scripts need: Thai, Burmese and pointed
 * Hebrew among them. Joiners do not begin a new character. Marks that take a place of their own
 * (`Mc`) do not pile up, so they are not counted.
 */
const PILED_MARKS = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * Nothing to clean: words of printable Latin and general punctuation with single spaces. All of
 * these characters are visible, and none changes in NFC.
 */
const WORD = String.raw`[!-~\u00a1-\u00ac\u00ae-\u017f\u2010-\u2027]+`;
const CLEAN = new RegExp(`^${WORD}(?: ${WORD})*$`);

/** The longest text shown in one place, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;

/**
 * Text of a record or a statement as it may be shown: without invisible and reordering characters,
 * white space collapsed, NFC, at most four marks on a character, cut at `maxLength`. Undefined when
 * nothing that can be seen is left, so that a fallback can take over.
 */
export function cleanText(
  text: string | undefined,
  maxLength: number = MAX_TEXT_LENGTH,
): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (text.length <= maxLength && CLEAN.test(text)) return text;
  // More than is shown, because some of it is removed, but never a whole megabyte.
  const cleaned = text
    .slice(0, maxLength * 4)
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
  if (isBlank(cleaned)) return undefined;
  if (cleaned.length <= maxLength) return cleaned;
  // The cut may leave half of a surrogate pair at the end.
  const cut = cleaned.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}…`;
}
