import { upperCase } from '../record/upperCase.js';

/**
 * Capitalises a date from `Intl` for the start of a line: "Mercredi". An unknown locale counts as
 * English.
 */
export function capitalize(text: string, locale: string): string {
  const [first = ''] = text;
  return upperCase(first, locale) + text.slice(first.length);
}
