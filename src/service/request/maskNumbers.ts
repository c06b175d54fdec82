/**
 * Replaces every digit of a payment card number and every letter and digit of an IBAN by `*`, in
 * whichever script and with whatever separators it is printed; everything else stays. Masking
 * twice changes nothing more. Terminal ids, references, phone numbers and dates survive, because
 * matching needs them, unless they have the first digits, the length and the check digit of a card.
 */
export function maskNumbers(text: string): string {
  if ((text.match(DIGITS)?.length ?? 0) < MIN_DIGITS) return text;
  const characters = readCharacters(text);
  // IBANs first: digits that touch an IBAN form a group of their own only once it is masked.
  maskSpans(characters, findIbans(characters));
  maskSpans(characters, findCards(characters));
  let index = 0;
  return text.replace(CHARACTERS, (character) =>
    characters[index++]?.value === '*' ? '*' : character,
  );
}

const DIGITS = /\p{N}/gu;

/** No card number has fewer digits, nor has any IBAN in use. */
const MIN_DIGITS = 8;

/** Letters, digits and `*`. All else is a separator, or invisible. */
const CHARACTERS = /(?!\p{DI})[\p{L}\p{N}*]/gu;

/** Zero-width and bidirectional characters, soft hyphens, and marks such as those of a keycap. */
const INVISIBLE = /[\p{DI}\p{Cf}\p{M}]/gu;

interface Character {
  /** `0` to `9`, `A` to `Z`, `*` for what is masked, or nothing for any other letter. */
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

/** Of every script and style: full-width, mathematical, circled, superscript. */
function plainValue(character: string): string {
  if (character <= '9') return character;
  if (IS_DIGIT.test(character)) return digitValue(character);
  const plain = character.normalize('NFKC').toUpperCase();
  return /^[A-Z0-9]$/.test(plain) ? plain : '';
}

const IS_DIGIT = /^\p{Nd}$/u;

/** In every script, the ten digits stand next to each other, from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The first character of a number and the one after its last. */
type Span = readonly [first: number, end: number];

/** Spans may overlap, and were all found before the first is masked. */
function maskSpans(characters: readonly Character[], spans: readonly Span[]): void {
  for (const [first, end] of spans) {
    for (const character of characters.slice(first, end)) character.value = '*';
  }
}

/**
 * First four digits, from and to, and the least and greatest length of the numbers that begin with
 * them (ISO/IEC 7812-1 and what the networks publish).
 */
const ISSUERS: readonly (readonly [from: number, to: number, min: number, max: number])[] = [
  [1000, 1999, 15, 15], // UATP
  [2131, 2131, 15, 15], // JCB
  [2200, 2205, 16, 19], // Mir, Borica
  [2221, 2720, 16, 16], // Mastercard
  [3000, 3059, 14, 19], // Diners Club
  [3095, 3095, 14, 19], // Diners Club
  [3400, 3499, 15, 15], // American Express
  [3528, 3589, 16, 19], // JCB, RuPay
  [3600, 3699, 14, 19], // Diners Club
  [3700, 3799, 15, 15], // American Express
  [3800, 3999, 14, 19], // Diners Club, Hipercard
  [4000, 4999, 13, 13], // Visa, Elo, Dankort
  [4000, 4999, 16, 16],
  [4000, 4999, 19, 19],
  [5000, 5099, 13, 19], // Maestro, Dankort, Elo, RuPay, Verve
  [5100, 5599, 16, 16], // Mastercard
  [5600, 5899, 16, 19], // Maestro
  [6000, 6999, 16, 19], // Discover, Elo, Hipercard, Maestro, RuPay, Troy, UnionPay, Verve
  [6200, 6299, 14, 15], // UnionPay
  [6304, 6304, 13, 15], // Maestro
  [6700, 6799, 13, 15], // Maestro, Bancontact
  [8100, 8199, 16, 19], // RuPay, UnionPay
  [8200, 8299, 16, 16], // RuPay
  [8600, 8600, 16, 16], // Uzcard
  [9792, 9792, 16, 16], // Troy
  [9860, 9860, 16, 16], // Humo
];

const MIN_CARD_DIGITS = 13;
const MAX_CARD_DIGITS = 19;

/**
 * Sizes of the groups in which cards are printed: one piece, equal groups with a shorter rest, and
 * some unequal ones. Sevens are order numbers. With free grouping, a date beside a reference number
 * would too often be taken for a card.
 */
const CARD_LAYOUT =
  /^(\d+|1(-1)+|2(-2)+(-1)?|3(-3)+(-[12])?|4(-4)+(-[1-5])?|5(-5)+(-[1-4])?|4-[56]-\d+|(6-)?6-\d+|8-\d+)$/;

/** YYMMDD, DDMMYY or DDMMYYYY that stands in an issuer's range. */
const DATE = /^(2[3-7]|30)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]|20\d\d)$/;

/** Nothing, or MMYY or MMYYYY. */
const MAYBE_EXPIRY = /^((0[1-9]|1[0-2])(20)?[1-4]\d)?$/;

/** After a plus sign. No phone number is longer (E.164); shorter ones are no cards. */
const PHONE = /^\d{13,15}$/;

/** Digits in a row. */
interface Group {
  readonly first: number;
  end: number;
  digits: string;
  /** Whether only separators stand between it and the group before. */
  readonly isNext: boolean;
  /** Whether a plus sign stands before it, though not within a word, where it encodes a space. */
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
      group.end += 1;
    } else {
      const hasPlus = gap.endsWith('+') && (gap !== '+' || first === 0);
      const isNext = group !== undefined;
      group = { first, end: first + 1, digits: value, isNext, hasPlus };
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
      const { digits, end } = group;
      for (const glued of [0, 2, 4, 6]) {
        const cut = digits.length - glued;
        const length = before.length + cut;
        if (cut < 1 || length < MIN_CARD_DIGITS || length > MAX_CARD_DIGITS) continue;
        const next = groups[at + 1];
        const year = glued === 2 && next?.isNext ? next.digits : '';
        if (!MAYBE_EXPIRY.test(digits.slice(cut) + year)) continue;
        const number = before + digits.slice(0, cut);
        if (isIssued(number) && passesLuhn(number) && CARD_LAYOUT.test(sizes + cut)) {
          spans.push([first, end]);
        }
      }
      before += digits;
      sizes += `${digits.length}-`;
    }
  }
  return spans;
}

function isIssued(number: string): boolean {
  const start = Number(number.slice(0, 4));
  return ISSUERS.some(
    ([from, to, min, max]) =>
      start >= from && start <= to && number.length >= min && number.length <= max,
  );
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let place = 1; place <= number.length; place += 1) {
    const weighted = Number(number.at(-place)) * (place % 2 === 0 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Length of an IBAN in each country of the ISO 13616 registry. */
const IBAN_LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24' +
  'FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32' +
  'LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24' +
  'RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

const IBAN_LENGTH_BY_COUNTRY: ReadonlyMap<string, number> = new Map(
  IBAN_LENGTHS.match(/.{4}/g)?.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Gaps only between fours, or after every character, or after every second one. */
const IBAN_LAYOUT = /^(?:(?:\w{4}-?)+\w{0,3}|\w(?:-\w)+|\w\w(?:-\w\w)+(?:-\w)?)$/;

/** IBANs (ISO 13616) with the length of their country and fitting check digits. */
function findIbans(characters: readonly Character[]): Span[] {
  const spans: Span[] = [];
  for (const [first, { value }] of characters.entries()) {
    const length = IBAN_LENGTH_BY_COUNTRY.get(value + characters[first + 1]?.value);
    if (length === undefined || first + length > characters.length) continue;
    const all = characters.slice(first, first + length);
    const iban = all.map((character) => character.value).join('');
    if (!/^..\d\d\w+$/.test(iban) || iban.length < length || !passesMod97(iban)) continue;
    const printed = all.map((character) => (character.gap && '-') + character.value).join('');
    if (IBAN_LAYOUT.test(printed.replace(/^-/, ''))) spans.push([first, first + length]);
  }
  return spans;
}

/** ISO 7064 MOD 97-10: the first four characters move to the end, and A counts as 10. */
function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
