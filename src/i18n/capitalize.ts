import { upperCase } from '../record/upperCase.js';

/**
 * A date from `Intl` as it begins a line: "Mittwoch", but also "Mercredi". An unknown locale counts
 * as English.
 */
export function capitalize(text: string, locale: string): string {
  const [first = ''] = text;
  return upperCase(first, locale) + text.slice(first.length);
}
