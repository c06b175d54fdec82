/**
 * A visible character. Excludes marks, which need a letter, and characters drawn as nothing, such
 * as the Hangul fillers and the empty Braille cell.
 */
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
