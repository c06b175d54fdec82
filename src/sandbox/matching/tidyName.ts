/** Words that stay in lower case inside a name. */
const SMALL = new Set(
  'of the and de del la le les du des der die das am zum zur und et y van'.split(' '),
);

const hasVowel = /[aeiouyäöüàâéèêëîïôûùåæø]/i;

/** The name of an unknown merchant in title case, from what is left of its raw text. */
export function tidyName(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('en');
      if (index > 0 && SMALL.has(lower)) return lower;
      // Initials such as BBQ or JT stay capitals.
      if (word.length <= 3 && word === word.toUpperCase() && !hasVowel.test(word)) return word;
      return lower.replace(/(^|[-&.])(\p{L})/gu, (_, before: string, letter: string) => {
        return before + letter.toLocaleUpperCase('en');
      });
    })
    .join(' ');
}
