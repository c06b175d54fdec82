import { remember } from '../utils/remember.js';
import { numberFormat } from './intl.js';

/** The zeros of Arabic and Persian digits. */
const DOTTED_ZERO = /[٠۰]/;

const dotted = new Map<string, boolean>();

/** Whether zero is a dot in the digits of a locale, so that a dot next to digits looks like one. */
export const hasDottedZero = (locale: string): boolean =>
  remember(dotted, locale, () => DOTTED_ZERO.test(numberFormat(locale).format(0)));

/**
 * Separator between facts of one line: "£43.47 · €89.60". Next to Arabic digits it is an Arabic
 * comma. Where a style sheet draws a dot instead, such lines have a gap (`data-dotless`), and so do
 * all that run from right to left.
 */
export const separator = (locale: string): string => (hasDottedZero(locale) ? '، ' : ' · ');

/** Comma between parts of a phrase, and of a name for screen readers. */
export function comma(locale: string): string {
  if (/^(?:ja|zh)\b/.test(locale)) return '、';
  return /^(?:ar|fa|ur)\b/.test(locale) ? '، ' : ', ';
}
