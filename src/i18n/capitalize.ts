/** Ordinary text in Georgian has no capitals, though its letters have capital forms. */
const GEORGIAN = /^\p{Script=Georgian}/u;

/**
 * A date from `Intl` as it begins a line: "Mittwoch", but also "Mercredi". An unknown locale counts
 * as English.
 */
export function capitalize(text: string, locale: string): string {
  const [first = ''] = text;
  if (GEORGIAN.test(first)) return text;
  return upperCase(first, locale) + text.slice(first.length);
}

function upperCase(letter: string, locale: string): string {
  try {
    return letter.toLocaleUpperCase(locale);
  } catch {
    return letter.toUpperCase();
  }
}
