import { maskSpans, type Span } from './maskSpans.js';

/** Length of an IBAN in each country of the ISO 13616 registry. */
const IBAN_LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27' +
  'GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22' +
  'MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28' +
  'TL23TN24TR26UA29VA22VG24XK20YE30';

const LENGTH_OF_COUNTRY: ReadonlyMap<string, number> = new Map(
  Array.from(IBAN_LENGTHS.matchAll(/([A-Z]{2})(\d\d)/g), ([, country = '', length]) => [
    country,
    Number(length),
  ]),
);

/** Country and check digits. */
const HEAD = /[A-Z]{2}\d{2}/gi;

/** A head and eleven more, as in the shortest IBAN: most texts have no such thing, and nothing more to look for. */
const POSSIBLE = /[A-Z]{2}\d{2}(?:[\s-]?[A-Z0-9]){11}/i;

/**
 * Masks IBANs (ISO 13616) whose length fits their country and whose check digits fit by mod 97: in one piece, or in
 * the groups of four in which they are printed.
 */
export function maskIbans(text: string): string {
  if (!POSSIBLE.test(text)) return text;
  const spans: Span[] = [];
  for (const { 0: head, index } of text.matchAll(HEAD)) {
    const length = LENGTH_OF_COUNTRY.get(head.slice(0, 2).toUpperCase());
    if (length === undefined) continue;
    const found = takeInFours(text, index, length);
    if (found !== undefined && passesMod97(found.characters)) spans.push([index, found.end]);
  }
  return maskSpans(text, spans);
}

/** Reads `length` letters and digits; one space or hyphen may stand after each four. */
function takeInFours(
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

/** ISO 7064 MOD 97-10: the first four characters go to the end, and A is 10. */
function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
