/**
 * Replaces every digit of a payment card number and every letter and digit of an IBAN by `*`, in
 * any script and with any separators; everything else stays. Masking is idempotent. Terminal ids,
 * references, phone numbers and dates survive, because matching needs them, unless they have the
 * first digits, the length and the check digit of a card.
 */
export function maskNumbers(text: string): string {
  if (text.length < MIN_DIGITS || (text.match(DIGITS)?.length ?? 0) < MIN_DIGITS) return text;
  const characters = readCharacters(text);
  // IBANs first: digits adjacent to an IBAN form a separate group only once it is masked.
  maskSpans(characters, findIbans(characters));
  maskSpans(characters, findCards(characters));
  let index = 0;
  return text.replace(CHARACTERS, (character) =>
    characters[index++]?.value === '*' ? '*' : character,
  );
}

const DIGITS = /\p{N}/gu;

/** Minimum digits of any card number or IBAN in use. */
const MIN_DIGITS = 8;

/** Letters, digits and `*`. Everything else is a separator, or invisible. */
const CHARACTERS = /(?!\p{DI})[\p{L}\p{N}*]/gu;

/** Zero-width and bidirectional characters, soft hyphens, and marks such as those of a keycap. */
const INVISIBLE = /[\p{DI}\p{Cf}\p{M}]/gu;

interface Character {
  /** `0` to `9`, `A` to `Z`, `*` if masked, or empty for any other letter. */
  value: string;
  /** The separators before it. */
  readonly gap: string;
}

function readCharacters(text: string): Character[] {
  const characters: Character[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    const gap = index > end ? text.slice(end, index).replace(INVISIBLE, '') : '';
    characters.push({ value: plainValue(character), gap });
    end = index + character.length;
  }
  return characters;
}

/**
 * Maps letters and digits of every script and style: full-width, mathematical, circled,
 * superscript.
 */
function plainValue(character: string): string {
  if (character <= '9') return character;
  if (IS_DIGIT.test(character)) return digitValue(character);
  const plain = character.normalize('NFKC').toUpperCase();
  return /^[A-Z0-9]$/.test(plain) ? plain : '';
}

const IS_DIGIT = /^\p{Nd}$/u;

/** Unicode encodes the ten digits of a script consecutively. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Index of a number's first character, and one past its last. */
type Span = readonly [first: number, end: number];

/** Masks spans, which may overlap; all were found before the first is masked. */
function maskSpans(characters: readonly Character[], spans: readonly Span[]): void {
  for (const [first, end] of spans) {
    for (const character of characters.slice(first, end)) character.value = '*';
  }
}

/** First digits and lengths of the numbers in use (ISO/IEC 7812-1 and what the networks publish). */
const ISSUED = new RegExp(
  `^(${[
    '1.{14}|2131.{11}', // UATP; JCB
    '220[0-5].{12,15}', // Mir, Borica
    '2(22[1-9]|2[3-9].|[3-6]..|7[01].|720).{12}', // Mastercard
    '(?=30[0-5]|3095|3[689]).{14,19}', // Diners Club, Hipercard
    '3[47].{13}', // American Express
    '35(2[89]|[3-8].).{12,15}', // JCB, RuPay
    '4(.{12}|.{15}|.{18})', // Visa, Dankort, Elo
    '(50|67|6304).{9,17}', // Maestro, Bancontact, Dankort, Elo, RuPay, Verve
    '5[1-5].{14}', // Mastercard
    '(5[6-8]|6.).{14,17}', // Discover, Elo, Hipercard, Maestro, RuPay, Troy, UnionPay, Verve
    '62.{12,17}|81.{14,17}', // UnionPay, RuPay
    '(82..|8600|9792|9860).{12}', // RuPay; Uzcard; Troy; Humo
  ].join('|')})$`,
);

const MIN_CARD_DIGITS = 13;
const MAX_CARD_DIGITS = 19;

/**
 * Group sizes of printed cards: one piece, groups of up to five digits with a rest, and some
 * irregular ones. Groups of seven are order numbers. With arbitrary grouping, a date next to a
 * reference number would too often be taken for a card.
 */
const CARD_LAYOUT = /^(\d+|([1-5])(-\2)+(-[1-5])?|4-[56]-\d+|(6-)?6-\d+|8-\d+)$/;

/** YYMMDD, DDMMYY or DDMMYYYY within an issuer's range. */
const DATE = /^(2[3-7]|30)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]|20\d\d)$/;

/** MMYY or MMYYYY. */
const EXPIRY = /^(0[1-9]|1[0-2])(20)?[1-4]\d$/;

/** A number after a plus sign. No phone number is longer (E.164); shorter ones are not cards. */
const PHONE = /^\d{13,15}$/;

/** Consecutive digits. */
interface Group {
  readonly first: number;
  digits: string;
  /** Whether only separators precede it, after the previous group. */
  readonly isNext: boolean;
  /** Whether a plus sign precedes it, except within a word, where it encodes a space. */
  readonly hasPlus: boolean;
}

function readGroups(characters: readonly Character[]): Group[] {
  const groups: Group[] = [];
  let group: Group | undefined;
  for (const [first, { value, gap }] of characters.entries()) {
    if (value < '0' || value > '9') {
      group = undefined;
    } else if (group && gap === '') {
      group.digits += value;
    } else {
      const hasPlus = gap.endsWith('+') && (gap !== '+' || first === 0);
      const isNext = group !== undefined;
      group = { first, digits: value, isNext, hasPlus };
      groups.push(group);
    }
  }
  return groups;
}

/** Cards begin and end with a group; an expiry date may be glued to the last one. */
function findCards(characters: readonly Character[]): Span[] {
  const groups = readGroups(characters);
  const spans: Span[] = [];
  for (const [index, { first, digits: head, hasPlus }] of groups.entries()) {
    if (DATE.test(head) || (hasPlus && PHONE.test(head))) continue;
    let before = '';
    let sizes = '';
    for (let at = index; before.length < MAX_CARD_DIGITS; at += 1) {
      const group = groups[at];
      if (group === undefined || (at > index && !group.isNext)) break;
      const { digits } = group;
      for (const glued of [0, 2, 4, 6]) {
        const cut = digits.length - glued;
        const length = before.length + cut;
        if (cut < 1 || length < MIN_CARD_DIGITS || length > MAX_CARD_DIGITS) continue;
        const next = groups[at + 1];
        const year = glued === 2 && next?.isNext ? next.digits : '';
        const expiry = digits.slice(cut) + year;
        if (expiry !== '' && !EXPIRY.test(expiry)) continue;
        const number = before + digits.slice(0, cut);
        if (ISSUED.test(number) && passesLuhn(number) && CARD_LAYOUT.test(sizes + cut)) {
          spans.push([first, group.first + digits.length]);
        }
      }
      before += digits;
      sizes += `${digits.length}-`;
    }
  }
  return spans;
}

/** Reads digits by their codes, because a text may hold thousands of candidates. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let place = 1; place <= number.length; place += 1) {
    const digit = number.charCodeAt(number.length - place) - 48;
    const weighted = place % 2 === 0 ? 2 * digit : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/**
 * IBAN lengths with their countries: those of the registry (ISO 13616), and those that print IBANs
 * without being registered. A country that has changed its length has both.
 */
const IBAN_LENGTHS =
  '15NO 16BEBI 18DKFIFKFOGLNLSD 19MKSI 20ATBAEEKZLTLUMNXK 21CHHRLILV 22BGBHCRDEGBGEIEMERSVA ' +
  '23AEGIILIQOMSOTL 24ADCZDZESMDPKROSASESKTNVG 25AOCVGWLYMZPTST 26DZIRISTR ' +
  '27BFBICFCGCMDJFRGAGQGRITKMMCMGMRSMTD 28ALAZBFBJBYCICYDOGTHNHULBMAMLNENIPLSNSVTG ' +
  '29BREGPSQAUA 30JOKWMUYE 31MTSC 32LCNI 33RU';

/** By country. Created at the first call, not at import. */
let ibanLengths: ReadonlyMap<string, readonly number[]> | undefined;

function readIbanLengths(): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, number[]>();
  for (const group of IBAN_LENGTHS.split(' ')) {
    for (const [country] of group.matchAll(/[A-Z]{2}/g)) {
      lengths.set(country, [...(lengths.get(country) ?? []), Number.parseInt(group, 10)]);
    }
  }
  return lengths;
}

/** Gaps between groups of four, after every character, or after every second one. */
const IBAN_LAYOUT = /^((\w{4}-?)+\w{0,3}|\w(-\w)+|\w\w(-\w\w)+(-\w)?)$/;

/** Gaps between the groups of the country's account numbers: "IT60 X 05428 11101 000000123456". */
const NATIONAL_LAYOUT = /^\w\w-?\d\d(-\w+)+$/;

/** One gap anywhere, as where a line of a statement ends. */
const BROKEN_LAYOUT = /^\w+-\w+$/;

/** IBANs (ISO 13616) with the length of their country and fitting check digits. */
function findIbans(characters: readonly Character[]): Span[] {
  const spans: Span[] = [];
  ibanLengths ??= readIbanLengths();
  for (const [first, { value: letter }] of characters.entries()) {
    const country = letter + characters[first + 1]?.value;
    for (const length of ibanLengths.get(country) ?? []) {
      const end = first + length;
      const isStart = first === 0 || characters[first]?.gap !== '';
      const isWhole = characters[end]?.gap !== '';
      const place = { length, isStart, isWhole };
      if (isIban(characters.slice(first, end), place)) spans.push([first, end]);
    }
  }
  return spans;
}

interface IbanPlace {
  /** Length for the country. */
  length: number;
  /** Whether no letter or digit precedes directly. */
  isStart: boolean;
  /** Whether no letter or digit follows directly. */
  isWhole: boolean;
}

function isIban(characters: readonly Character[], place: IbanPlace): boolean {
  const { length, isStart, isWhole } = place;
  const parts = characters.map(({ gap, value }) => (gap && '-') + value);
  const printed = parts.join('').replace(/^-/, '');
  const iban = printed.replace(/-/g, '');
  return (
    iban.length === length &&
    /^..\d\d\w+$/.test(iban) &&
    passesMod97(iban) &&
    (IBAN_LAYOUT.test(printed) ||
      (isWhole && hasMostlyDigits(iban) && NATIONAL_LAYOUT.test(printed)) ||
      (isStart && isWhole && hasMostlyDigits(iban) && BROKEN_LAYOUT.test(printed)))
  );
}

/** Words after "SE11 7PQ" and the like could pass for a number. */
const hasMostlyDigits = (iban: string): boolean => iban.replace(/\D/g, '').length * 2 > iban.length;

/** ISO 7064 MOD 97-10: the first four characters move to the end, and A counts as 10. */
function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
