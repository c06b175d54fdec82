import { numberFormat } from './intl.js';

/** The zeros of Arabic and Persian digits. */
const DOTTED_ZERO = /[٠۰]/;

/**
 * Separator between facts of one line: "£43.47 · €89.60". Next to Arabic digits a dot looks like a
 * zero, so an Arabic comma is used. Where a style sheet draws a dot instead, right-to-left lines
 * have a gap.
 */
export const separator = (locale: string): string =>
  DOTTED_ZERO.test(numberFormat(locale).format(0)) ? '، ' : ' · ';
