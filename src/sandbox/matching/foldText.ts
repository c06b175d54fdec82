const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ø: 'O',
  Œ: 'OE',
  Ł: 'L',
  Đ: 'D',
};

/**
 * One spelling for the many a name has on statements: capitals, no accents, no apostrophes, words one space apart,
 * and AE, OE, UE as A, O, U, because terminals print BÄCKEREI as BAECKEREI or BACKEREI.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .toUpperCase()
    .replace(/[ÆØŒŁĐ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([AOU])E/g, '$1')
    .trim();
}
