import { foldCase } from './foldCase.js';

/** Letters that people confuse or simplify in writing; applied after `foldCase`. */
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
  // Final form of sigma.
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
 * Characters that do not separate words: apostrophes, Arabic tatweel, and invisible characters such
 * as soft hyphens and joiners.
 */
const DROPPED = /['’‘`ʼ׳\u0640\p{Cf}]/gu;

/** Word separators. Pictographs count as letters, because people put them into notes. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{So}]+/gu;

const ASCII = /^[ -~]*$/;
const KANA_DISTANCE = 0x60;

/**
 * Folds a text for searching: ignores case, diacritics, width and ligatures (NFKD); equates Turkish
 * ı and i, German ß and ss, forms of an Arabic letter, hiragana and katakana, and digits of all
 * scripts. Words are separated by single spaces; empty if there is no word.
 */
export function foldText(text: string): string {
  const folded = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replace(DROPPED, '').replace(BETWEEN_WORDS, ' ').trim();
}

const foldLetters = (text: string): string =>
  foldDigits(
    // Removes marks first, because upper-casing turns some into letters.
    foldCase(text.replaceAll('´', "'").normalize('NFKD').replace(/\p{M}/gu, ''))
      .replace(LETTER, (letter) => LETTERS[letter] as string)
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE)),
  );

/** Converts digits of every script to 0–9. */
export const foldDigits = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/\p{Nd}/gu, readDigit);

/** Unicode encodes the ten digits of a script consecutively. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
