import { foldCase } from './foldCase.js';

/** What people drop or mix up in writing, after `foldCase`. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  // The form that ends a word.
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Alef wasla, alef maksura, teh marbuta; yeh and kaf of Persian and Urdu, heh of Urdu.
  '\u0671': '\u0627',
  '\u0649': '\u064a',
  '\u0629': '\u0647',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u06c1': '\u0647',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Written as one word with them and without: apostrophes, the Arabic letter that stretches, and what
 * cannot be seen, such as soft hyphens and joiners.
 */
const DROPPED = /['’‘`ʼ׳\u0640\p{Cf}]/gu;

/** What separates words. Pictures count as letters, because people put them into notes. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{So}]+/gu;

const ASCII = /^[ -~]*$/;
const KANA_DISTANCE = 0x60;

/**
 * A text as people compare texts: without case, marks, width and ligatures (NFKD); Turkish ı and i,
 * German ß and ss, the forms of an Arabic letter, hiragana and katakana, and the digits of all
 * scripts are the same. Words are separated by single spaces; empty where there is no word.
 */
export function foldText(text: string): string {
  const folded = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replace(DROPPED, '').replace(BETWEEN_WORDS, ' ').trim();
}

const foldLetters = (text: string): string =>
  foldDigits(
    // Marks go first, because capitals make letters of some.
    foldCase(text.replaceAll('´', "'").normalize('NFKD').replace(/\p{M}/gu, ''))
      .replace(LETTER, (letter) => LETTERS[letter] as string)
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE)),
  );

/** Digits of every script as 0 to 9. */
export const foldDigits = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/\p{Nd}/gu, readDigit);

/** Unicode has the ten digits of a script in a row. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
