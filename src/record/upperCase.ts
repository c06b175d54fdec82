/** Georgian capitals (Mtavruli) do not start words of ordinary text, and many fonts lack them. */
const MTAVRULI = /[\u1c90-\u1cbf]/g;
const GEORGIAN = /^\p{Script=Georgian}/u;

/**
 * Upper-cases one letter with its marks for the start of a line. Letters without a single-letter
 * capital stay unchanged: Georgian ones, and ß. Turkish i becomes İ in its own locales. An unknown
 * locale counts as English.
 */
export function upperCase(letter: string, locale = 'en'): string {
  if (GEORGIAN.test(letter)) return letter.replace(MTAVRULI, (capital) => capital.toLowerCase());
  const capital = toLocaleUpperCase(letter, locale);
  return [...capital].length === [...letter].length ? capital : letter;
}

function toLocaleUpperCase(letter: string, locale: string): string {
  try {
    return letter.toLocaleUpperCase(locale);
  } catch {
    return letter.toUpperCase();
  }
}
