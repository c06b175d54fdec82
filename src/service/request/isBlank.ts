/**
 * A character that can be seen by itself. Not marks, which need a letter, nor characters that are
 * drawn as nothing, such as the Hangul fillers and the empty Braille cell.
 */
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
