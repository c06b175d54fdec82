const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ø: 'O',
  Œ: 'OE',
  Ł: 'L',
  Đ: 'D',
};

/**
 * Normalises the spelling of a name: capitals, no accents or apostrophes, single spaces, and A, O,
 * U for AE, OE, UE, because terminals print BÄCKEREI as BAECKEREI or BACKEREI.
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
