/** Start and end of a part of a text, in UTF-16 units; the end is exclusive. */
type Span = readonly [start: number, end: number];

/**
 * Replaces every digit of a payment card number and every character of an IBAN by `*`; separators
 * stay. Masking twice changes nothing more. Terminal ids, references, phone numbers and dates
 * survive, because matching needs them, unless they have the length and the check digit of a card
 * number.
 */
export function maskNumbers(text: string): string {
  // IBANs first: digits that touch an IBAN form a group of their own only once it is masked.
  return maskCardNumbers(maskIbans(text));
}

/** 13 digits with at most one separator between two: most texts hold no such thing. */
const POSSIBLE_CARD = /(?:\d[\s-]?){12}\d/;

/** Groups of digits with one separator between two of them. */
const DIGIT_GROUPS = /\d+(?:[\s-]\d+)*/g;

/** The longest layout is 4-4-4-4-3. */
const MAX_GROUPS = 5;

/**
 * How cards are printed: in one piece, in groups of four with a shorter rest, 4-6-4 and 4-6-5. With
 * free grouping, one in ten dates beside a reference number would be taken for a card.
 */
const CARD_LAYOUT =
  /^(?:\d{13,19}|\d{4}(?:.\d{4}){2}.\d{1,4}|\d{4}(?:.\d{4}){3}.\d{1,3}|\d{4}.\d{6}.\d{4,5})$/s;

/** 13 to 19 digits, the last one a check digit (ISO/IEC 7812-1). */
function maskCardNumbers(text: string): string {
  if (!POSSIBLE_CARD.test(text)) return text;
  const spans: Span[] = [];
  for (const chain of text.matchAll(DIGIT_GROUPS)) {
    const groups = [...chain[0].matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
      start: chain.index + index,
      end: chain.index + index + digits.length,
    }));
    for (const [first, { start }] of groups.entries()) {
      for (const { end } of groups.slice(first, first + MAX_GROUPS)) {
        const candidate = text.slice(start, end);
        if (CARD_LAYOUT.test(candidate) && passesLuhn(candidate)) spans.push([start, end]);
      }
    }
  }
  return maskSpans(text, spans);
}

function passesLuhn(candidate: string): boolean {
  const digits = Array.from(candidate.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** Length of an IBAN in each country of the ISO 13616 registry. */
const IBAN_LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24' +
  'FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32' +
  'LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24' +
  'RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

const IBAN_LENGTH_BY_COUNTRY: ReadonlyMap<string, number> = new Map(
  Array.from(IBAN_LENGTHS.matchAll(/([A-Z]{2})(\d\d)/g), ([, country = '', length]) => [
    country,
    Number(length),
  ]),
);

/** Country and check digits. */
const IBAN_HEAD = /[A-Z]{2}\d{2}/gi;

/** A head and eleven more characters, as in the shortest IBAN: most texts hold no such thing. */
const POSSIBLE_IBAN = /[A-Z]{2}\d{2}(?:[\s-]?[A-Z0-9]){11}/i;

/**
 * IBANs (ISO 13616) with the length of their country and fitting check digits, written in one piece
 * or in the groups of four in which they are printed.
 */
function maskIbans(text: string): string {
  if (!POSSIBLE_IBAN.test(text)) return text;
  const spans: Span[] = [];
  for (const { 0: head, index } of text.matchAll(IBAN_HEAD)) {
    const length = IBAN_LENGTH_BY_COUNTRY.get(head.slice(0, 2).toUpperCase());
    if (length === undefined) continue;
    const found = readInFours(text, index, length);
    if (found !== undefined && passesMod97(found.characters)) spans.push([index, found.end]);
  }
  return maskSpans(text, spans);
}

/** Reads `length` letters and digits; one space or hyphen may follow every fourth. */
function readInFours(
  text: string,
  start: number,
  length: number,
): { characters: string; end: number } | undefined {
  let characters = '';
  let end = start;
  while (characters.length < length) {
    const unit = text.charAt(end);
    if (/[A-Za-z0-9]/.test(unit)) characters += unit;
    else if (!/[\s-]/.test(unit) || characters.length % 4 !== 0) return undefined;
    else if (/[\s-]/.test(text.charAt(end - 1))) return undefined;
    end += 1;
  }
  return { characters, end };
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

/** Replaces the letters and digits within the spans by `*`. Spans may overlap. */
function maskSpans(text: string, spans: readonly Span[]): string {
  const units = text.split('');
  for (const [start, end] of spans) {
    for (let index = start; index < end; index += 1) {
      if (/[A-Za-z0-9]/.test(text.charAt(index))) units[index] = '*';
    }
  }
  return units.join('');
}
