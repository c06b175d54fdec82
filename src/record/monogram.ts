import { upperCase } from './upperCase.js';

/** The twelve hues of tiles, initials and charts, in the order of the colour wheel. */
export const HUES = [
  'coral',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'magenta',
  'rose',
] as const;

/** One of twelve hues, `--mry-hue-green-tint` and `-ink`; `neutral` if unknown. */
export type Hue = (typeof HUES)[number] | 'neutral';

export interface Monogram {
  /**
   * First letter or digit with its marks, upper case where the script has case; a bullet if the
   * name has neither.
   */
  letter: string;
  /** Derived from the name, so that it is stable. */
  hue: Hue;
}

/** The letter and hue that represent a merchant without a picture. `locale` is the reader's. */
export function monogramOf(name: string, locale?: string | undefined): Monogram {
  return { letter: firstOf(name, locale) ?? '•', hue: hueOf(name) };
}

/** Derives a stable hue from a name. */
export function hueOf(name: string): Hue {
  // FNV-1a (32 bits) spreads similar names over the hues.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return HUES[(hash >>> 0) % HUES.length] as Hue;
}

/** The first letters of a person's first and last name; a bullet if there is no letter. */
export function initials(name: string, locale?: string | undefined): string {
  const letters = name.split(/[\s-]+/).map((part) => firstOf(part, locale));
  const known = letters.filter((letter) => letter !== undefined);
  const [first = '•'] = known;
  if (known.length < 2) return first;
  // A ZWNJ (U+200C) keeps two Arabic letters from joining.
  return `${first}${/\p{Script=Arabic}/u.test(first) ? '\u200c' : ''}${known.at(-1)}`;
}

/** What payment processors print before the name: "SQR*8841 ", "PYZ *". */
const PROCESSOR = /^[^\s*]{2,8} ?\*[\s\d]*(?=.*\p{L})/u;

/** The monogram of the bank's raw text, without a payment processor's prefix. */
export function statementMonogram(text = '', locale?: string | undefined): Monogram {
  return { letter: firstOf(text.replace(PROCESSOR, ''), locale) ?? '•', hue: 'neutral' };
}

/**
 * A letter or digit, but not a modifier letter such as ʻ. In Thai and Lao, some vowels are written
 * before their consonant.
 */
const LETTER = /\p{LOE}?(?![\u02b0-\u02ff])[\p{L}\p{N}]/u;

/**
 * A letter with its marks. A sign that joins consonants of an Indic script (virama) makes the next
 * one part of it. Not `Intl.Segmenter`, which browsers released before 2024 lack: they would render
 * other markup than the server.
 */
const WITH_MARKS =
  /^\p{LOE}?[\p{L}\p{N}](?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}|[\p{M}\u0e33\u0eb3])*/u;

/** A character that no mark follows. All marks are U+0300 or above. */
const UNMARKED = /^[ -\u02ff](?:[ -\u02ff]|$)/;

/** Characters that show a digit as a picture. */
const EMOJI_MARKS = /[\ufe0f\u20e3]/g;

/** More than the longest letter with its marks. */
const MAX_LETTER_LENGTH = 32;

/** The first letter or digit with its marks, upper case. */
function firstOf(text: string, locale: string | undefined): string | undefined {
  const start = text.search(LETTER);
  if (start < 0) return undefined;
  // Most names need no more.
  if (UNMARKED.test(text.slice(start, start + 2))) return upperCase(text.charAt(start), locale);
  const [letter] = plainForms(text.slice(start, start + MAX_LETTER_LENGTH)).match(WITH_MARKS) ?? [];
  return letter && upperCase(letter.replace(EMOJI_MARKS, ''), locale);
}

/**
 * Compatibility forms: half-width kana, full-width and mathematical letters, ligatures, joined
 * forms of Arabic.
 */
const FORMS = /[\ufb00-\ufdff\ufe70-\uffef\u{1d400}-\u{1d7ff}]+/gu;

/** Replaces these forms by ordinary letters. On other scripts NFKC would decompose some letters. */
const plainForms = (text: string) => text.replace(FORMS, (forms) => forms.normalize('NFKC'));
