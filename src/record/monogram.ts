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

/** One of twelve hues, `--mry-hue-green-tint` and `-ink`; `neutral` for what is not known. */
export type Hue = (typeof HUES)[number] | 'neutral';

export interface Monogram {
  /** First letter or digit, upper case; a bullet when the name has neither. */
  letter: string;
  /** The same for the same name. */
  hue: Hue;
}

/** The letter and hue that stand for a merchant without a picture. */
export function monogramOf(name: string): Monogram {
  return { letter: firstOf(name) ?? '•', hue: hueOf(name) };
}

/** The same hue for the same name. */
export function hueOf(name: string): Hue {
  // FNV-1a (32 bits) spreads similar names over the hues.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return HUES[(hash >>> 0) % HUES.length] as Hue;
}

/** The first letters of a person's first and last name; a bullet when there is no letter. */
export function initials(name: string): string {
  const letters = name.split(/[\s-]+/).map(firstOf);
  const known = letters.filter((letter) => letter !== undefined);
  const [first = '•'] = known;
  if (known.length < 2) return first;
  // Two Arabic letters would join into a word (U+200C).
  return `${first}${/\p{Script=Arabic}/u.test(first) ? '\u200c' : ''}${known.at(-1)}`;
}

/** What payment processors print before the name: "SQR*8841 ", "PYZ *". */
const PROCESSOR = /^[^\s*]{2,8} ?\*[\s\d]*(?=.*\p{L})/u;

/** Of the bank's raw text: the letter of the merchant, where the text begins with another. */
export function statementMonogram(text = ''): Monogram {
  return { letter: firstOf(text.replace(PROCESSOR, '')) ?? '•', hue: 'neutral' };
}

/** The first letter or digit with its marks, upper case. */
function firstOf(text: string): string | undefined {
  return text.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase();
}
