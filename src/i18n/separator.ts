import { numberFormat } from './intl.js';

/** The zero of Arabic and of Persian digits. */
const DOTTED_ZERO = /[٠۰]/;

/**
 * Between facts of one line: "£43.47 · €89.60". Beside Arabic digits a dot reads as one more zero, so
 * an Arabic comma stands there. Where a style sheet draws a dot instead, lines from right to left
 * have a gap.
 */
export const separator = (locale: string): string =>
  DOTTED_ZERO.test(numberFormat(locale).format(0)) ? '، ' : ' · ';
